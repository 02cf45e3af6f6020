import { copyText } from "#web/features/sharing/share.ts";
import { isInOtherApp } from "#web/lib/in-app.ts";
import { canShareFile, shareFile } from "#web/lib/share-file.ts";
import { followTypedAmount } from "./typed-amount.ts";

/** ms that a button says that it has copied */
const SAID = 3000;

/** Shows one of the texts that a part's status has for its outcomes. */
function say(part: Element | null, outcome: string): void {
  const status = part?.querySelector<HTMLElement>("[role=status]");
  if (status) status.textContent = status.dataset[outcome] ?? "";
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = "", copied = "" } = button.dataset;
  try {
    await copyText(text);
  } catch {
    // Selected, the device's own menu can copy it.
    const shown = button.parentElement?.querySelector("b");
    if (shown) getSelection()?.selectAllChildren(shown);
    say(button.closest(".way"), "refused");
    return;
  }
  const label = button.querySelector("span");
  if (!label || label.textContent === copied) return;
  const before = label.textContent;
  label.textContent = copied;
  button.classList.add("copied");
  say(button.closest(".way"), "copied");
  setTimeout(() => {
    label.textContent = before;
    button.classList.remove("copied");
  }, SAID);
}

/**
 * Makes a file of the code's picture as it stands in the page, where it is a data URL: Safari shares only what is there within
 * seconds of the tap, which a slow network doesn't keep.
 */
function pictureOf(link: HTMLAnchorElement): File | undefined {
  const [, data] = link.closest("figure")?.querySelector("img")?.src.split("base64,") ?? [];
  if (data === undefined) return undefined;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], link.download, { type: "image/png" });
}

/**
 * Shows the ways for a bank's country as soon as it is chosen by hand. A choice by keys passes other countries, and waits for the
 * button.
 */
function followChosenBank(root: HTMLElement): void {
  let isByHand = false;
  const note = ({ type }: Event) => {
    isByHand = type === "pointerdown";
  };
  root.addEventListener("pointerdown", note);
  root.addEventListener("keydown", note);
  root.addEventListener("change", ({ target }) => {
    if (isByHand && target instanceof HTMLSelectElement) target.form?.querySelector("button")?.click();
  });
}

/** Makes the buttons of a tip page's HTML work. Its links and forms work without scripts. */
export function enhanceTips(root: HTMLElement): void {
  followTypedAmount(root);
  followChosenBank(root);
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
    const picture = event.target.closest<HTMLAnchorElement>("a[download]");
    const file = picture && pictureOf(picture);
    if (!file || !(canShareFile(file) || isInOtherApp())) return;
    event.preventDefault();
    // In another app a download does nothing, and says nothing.
    const saveWithoutSharing = () =>
      isInOtherApp() ? say(picture.closest("figure"), "refused") : location.assign(picture.href);
    // The share sheet saves it or opens it in a bank's app. Where it is refused the picture is downloaded.
    if (canShareFile(file)) shareFile(file).catch(saveWithoutSharing);
    else saveWithoutSharing();
  });
}
