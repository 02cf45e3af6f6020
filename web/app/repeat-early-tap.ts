/** Repeats a tap on a button of the bar that was made before the app had replaced that button with a working one. */
export function repeatEarlyTap(): void {
  const label = window.tapped?.getAttribute("aria-label");
  window.tapped = null;
  if (label) document.querySelector<HTMLElement>(`button.js[aria-label="${CSS.escape(label)}"]`)?.click();
}
