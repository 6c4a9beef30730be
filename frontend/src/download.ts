/** Hands something to the browser as a file. */
export function download(name: string, what: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A text as what a file holds, of the given type. */
export const textOf = (type: string, text: string): Blob => new Blob([text], { type });
