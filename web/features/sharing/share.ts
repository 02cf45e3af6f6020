/** Copies a text by way of a selected field, as browsers without a clipboard can. Throws when they refuse. */
function copySelected(text: string): void {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  // Nothing scrolls to it, and no keyboard opens.
  field.readOnly = true;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  // A modal dialog lets nothing outside of it be selected.
  (document.querySelector("dialog[open], [role=dialog]") ?? document.body).appendChild(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied) throw new Error("no clipboard");
}

/** Copies a text. Throws when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // Plain http, old browsers and those inside other apps may have no clipboard, or refuse it.
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

/** The data for the device's share dialog. */
type Shared = { title: string; text: string; url: string };

/**
 * Shares a page by the device's dialog, or copies its address. Returns "cancelled" when the user closed the dialog. Throws
 * when neither works.
 */
export async function sharePage(shared: Shared): Promise<"shared" | "copied" | "cancelled"> {
  if ("share" in navigator) {
    try {
      await navigator.share(shared);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // The address is copied below, because some desktops offer a share dialog that fails.
    }
  }
  await copyText(shared.url);
  return "copied";
}
