/** Requests that wait because the server said that too much was asked for. */
export const pauses = $state({ waiting: 0 });

/** Seconds that are waited where the server names none, and at most. */
const USUAL = 3;
const LONGEST = 60;

/** Whether a `Retry-After` is a time that one waits before a page. */
export const soon = (retryAfter: string | null): boolean => !(Number(retryAfter ?? USUAL) > LONGEST);

/** Waits as long as the `Retry-After` of an answer says. */
export async function pause(retryAfter: string | null): Promise<void> {
  const asked = Number(retryAfter ?? USUAL);
  pauses.waiting++;
  await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(LONGEST, asked > 0 ? asked : USUAL)));
  pauses.waiting--;
}
