import { countDialog } from "#web/ui/open-dialogs.ts";
import { holdsWords } from "../sheet/holds-words.ts";
import { showReport } from "../sheet/show-report.ts";

/** `history.state` while the sheet is open, so that Back closes it */
const OPEN = "open";

/** Puts thanks in the place of a form, for the eye and for screen readers: the focus was in the form. */
function thank(thanks: string, form: HTMLFormElement): void {
  const said = document.createElement("p");
  said.className = "none";
  said.tabIndex = -1;
  said.textContent = thanks;
  form.replaceWith(said);
  said.focus();
}

/**
 * Opens the sheet over the page, and loads the form into it. X, Cancel, Escape, Back and a tap beside it close it. The tap does
 * nothing while words are typed.
 */
function openSheet(address: string, shell: HTMLTemplateElement): void {
  const sheet = document.createElement("dialog");
  sheet.className = "sheet";
  sheet.setAttribute("aria-labelledby", "sheet-title");
  sheet.appendChild(document.importNode(shell.content, true));
  const [title, place] = [sheet.querySelector("h2"), sheet.querySelector<HTMLElement>(".part")];
  const lost = sheet.querySelector<HTMLElement>(".offline");
  const again = lost?.querySelector("button");
  if (!title || !place || !lost || !again) return;
  let isClosing = false;
  const close = () => {
    if (!isClosing) history.back();
    isClosing = true;
  };
  // The rules of fields are those of what is inside.
  (document.querySelector(".pub") ?? document.body).appendChild(sheet);
  // A reloaded page has the entry already.
  if (history.state !== OPEN) history.pushState(OPEN, "");
  sheet.showModal();
  sheet.scrollTop = 0;
  countDialog(1);
  /** asks for the form again, while there is no network */
  let ask: (() => void) | null = null;
  again.addEventListener("click", () => ask?.());
  const stop = showReport(place, {
    address,
    close,
    titled: (text) => {
      title.textContent = text;
    },
    sent: thank,
    onLost: (retry) => {
      ask = retry;
      lost.hidden = !retry;
      place.hidden = Boolean(retry);
      // It was pressed before, and went away with the focus.
      if (retry && document.activeElement === document.body) again.focus();
    },
  });
  const remove = () => {
    removeEventListener("popstate", remove);
    stop();
    countDialog(-1);
    sheet.close();
    sheet.remove();
  };
  addEventListener("popstate", remove);
  sheet.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  sheet.addEventListener("click", ({ target }) => {
    if (target === sheet ? !holdsWords(sheet) : target instanceof Element && target.closest(".x")) close();
  });
}

/** Makes the link that reports the page open a sheet instead. */
export function reportInSheet(): void {
  const link = document.querySelector<HTMLAnchorElement>(".foot a[data-report]");
  const shell = document.querySelector<HTMLTemplateElement>(".report-shell");
  if (!link || !shell || !("HTMLDialogElement" in window)) return;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openSheet(link.href, shell);
  });
}
