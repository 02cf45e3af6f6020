import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";
import { copyText } from "#web/features/sharing/share.ts";

/** How long a button says that it has copied, ms. */
const SAID = 3000;

/** Selects a text where the clipboard refuses: the device's own menu copies it. */
const select = (text: Element | null | undefined) => text && getSelection()?.selectAllChildren(text);

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = "", copied = "" } = button.dataset;
  try {
    await copyText(text);
  } catch {
    select(button.parentElement?.querySelector("b"));
    return;
  }
  const label = button.querySelector("span");
  if (!label || label.textContent === copied) return;
  const before = label.textContent;
  label.textContent = copied;
  button.classList.add("copied");
  const status = button.closest(".way")?.querySelector<HTMLElement>("[role=status]");
  if (status) status.textContent = status.dataset.copied ?? "";
  setTimeout(() => {
    label.textContent = before;
    button.classList.remove("copied");
  }, SAID);
}

const fileOf = (blob: Blob, { download }: HTMLAnchorElement) =>
  new File([blob], download, { type: "image/png" });

/** Hands the code's picture to the phone's share sheet, which can save it or open it in a bank's app. */
async function sharePicture(link: HTMLAnchorElement): Promise<void> {
  // What fails by taking too long is an AbortError, as a closed share sheet is.
  const response = await fetchWithTimeout(link.href).catch(() => undefined);
  if (!response?.ok) throw new Error(`the picture answers ${response?.status ?? "nothing"}`);
  await navigator.share({ files: [fileOf(await response.blob(), link)] });
}

const canShare = (link: HTMLAnchorElement): boolean =>
  typeof navigator.canShare === "function" &&
  matchMedia("(pointer: coarse)").matches &&
  navigator.canShare({ files: [fileOf(new Blob(), link)] });

/** Wakes the buttons of a tip page's HTML, whose links and forms work without. */
export function enhanceTips(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
    const picture = event.target.closest<HTMLAnchorElement>("a[download]");
    if (!picture || !canShare(picture)) return;
    event.preventDefault();
    sharePicture(picture).catch((error: unknown) => {
      // Closing the share sheet is no failure; after any other the picture is downloaded.
      if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(picture.href);
    });
  });
}
