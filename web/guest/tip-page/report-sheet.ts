import { loadPart } from "../sheet/load-part.ts";
import { sendReport } from "../sheet/send-report.ts";

/** `history.state` while the sheet is open, so that Back closes it */
const OPEN = "open";

/** Says what is wrong with a report, in the words that its form has for that. */
function failureOf(status: number, { dataset }: HTMLFormElement): string {
  const word = { 400: dataset.refused, 429: dataset.limited, 0: dataset.lost }[status];
  return word ?? dataset.again ?? "";
}

/** Sends a report; says thanks in place of its form, or what is wrong with it. */
async function send(form: HTMLFormElement): Promise<void> {
  const [button, problem] = [form.querySelector("button"), form.querySelector(".problem")];
  if (!button || button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  const status = await sendReport(form);
  button.removeAttribute("aria-busy");
  if (status === 202) {
    const thanks = document.createElement("p");
    thanks.className = "none";
    thanks.setAttribute("role", "status");
    thanks.textContent = form.dataset.thanks ?? "";
    form.replaceWith(thanks);
  } else if (problem) problem.textContent = failureOf(status, form);
}

/** Puts the form into a sheet over the page. Cancel, Escape, a click beside it and Back close it. */
function openSheet(html: string): void {
  const sheet = document.createElement("dialog");
  sheet.className = "sheet";
  sheet.innerHTML = `<div class="in"><h2 id="sheet-title"></h2>${html}</div>`;
  const [title, form] = [sheet.querySelector("h2"), sheet.querySelector("form")];
  if (title && form) title.textContent = form.dataset.title ?? "";
  sheet.setAttribute("aria-labelledby", "sheet-title");
  const remove = () => {
    removeEventListener("popstate", remove);
    sheet.close();
    sheet.remove();
  };
  const leave = (event: Event) => {
    const { target } = event;
    const isOut = target === sheet || (target instanceof Element && target.closest("[data-cancel]"));
    if (!isOut) return;
    event.preventDefault();
    history.back();
  };
  sheet.addEventListener("click", leave);
  sheet.addEventListener("cancel", leave);
  sheet.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) void send(event.target);
  });
  // The rules of fields are those of what is inside.
  (document.querySelector(".pub") ?? document.body).appendChild(sheet);
  history.pushState(OPEN, "");
  addEventListener("popstate", remove);
  sheet.showModal();
  sheet.scrollTop = 0;
}

/** Makes the link that reports the page open a sheet instead. Where that doesn't come it leads to the page. */
export function reportInSheet(): void {
  const link = document.querySelector<HTMLAnchorElement>(".foot a[data-report]");
  if (!link || !("HTMLDialogElement" in window)) return;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.getAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    loadPart(`${link.href}&part=1`, new AbortController().signal)
      .then(openSheet)
      .catch((error: unknown) => {
        console.warn(error);
        location.assign(link.href);
      })
      .finally(() => link.removeAttribute("aria-busy"));
  });
}
