/** Hands something to the browser as a file. */
export function download(name: string, what: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Offers something to other programs of the device, which are asked about by their name; where it has no such sheet, as a file. */
export async function handOn(name: string, what: Blob, title: string): Promise<void> {
  const files = [new File([what], name, { type: what.type })];
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) {
    download(name, what);
    return;
  }
  try {
    await navigator.share({ files, title });
  } catch (error) {
    // Whoever closes the sheet has changed their mind; any other refusal still leaves the file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, what);
  }
}

/** A text as what a file holds, of the given type. */
export const textOf = (type: string, text: string): Blob => new Blob([text], { type });
