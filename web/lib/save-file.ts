/** Saves a file by the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The address is released later, because Safari reads the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
