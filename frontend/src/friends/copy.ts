/** Copies the text of a field. Over plain HTTP in a local network browsers have no clipboard for pages: there the old way must do. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
