import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";
import { copyText } from "#web/features/sharing/share.ts";
import { followTypedAmount } from "./typed-amount.ts";

/** ms that a button says that it has copied */
const SAID = 3000;

/** Selects a text where the clipboard refuses, so that the device's own menu can copy it. */
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

/** Shares the code's picture by the phone's share sheet, which can save it or open it in a bank's app. */
async function sharePicture(link: HTMLAnchorElement): Promise<void> {
  // A timeout is caught here, because it is an AbortError as a closed share sheet is. It fetches a picture, which is no
  // call of the API.
  const response = await fetchWithTimeout(link.href).catch(() => undefined);
  if (!response?.ok) throw new Error(`the picture answers ${response?.status ?? "nothing"}`);
  await navigator.share({ files: [fileOf(await response.blob(), link)] });
}

const canShare = (link: HTMLAnchorElement): boolean =>
  typeof navigator.canShare === "function" &&
  matchMedia("(pointer: coarse)").matches &&
  navigator.canShare({ files: [fileOf(new Blob(), link)] });

/** Makes the buttons of a tip page's HTML work. Its links and forms work without scripts. */
export function enhanceTips(root: HTMLElement): void {
  followTypedAmount(root);
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
    const picture = event.target.closest<HTMLAnchorElement>("a[download]");
    if (!picture || !canShare(picture)) return;
    event.preventDefault();
    sharePicture(picture).catch((error: unknown) => {
      // Closing the share sheet is no failure. After a failure the picture is downloaded.
      if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(picture.href);
    });
  });
}
