import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";
import { partOf, targetOf } from "./tip-address.ts";

/** ms after the last key, so that a number is asked for once */
const PAUSE = 250;

/** everything but the amounts */
const MADE_ANEW = ":scope > :not(h2):not(.amounts)";

/** Puts what follows from the typed amount in place, and leaves the field with its focus. */
function takeOver(tips: Element, html: string): void {
  const next = new DOMParser().parseFromString(html, "text/html").querySelector(".tips");
  const chips = next?.querySelectorAll<HTMLElement>("a.amount") ?? [];
  for (const [index, chip] of tips.querySelectorAll("a.amount").entries())
    if (chips[index]) chip.parentNode?.replaceChild(chips[index], chip);
  for (const old of tips.querySelectorAll(MADE_ANEW)) old.remove();
  for (const part of next?.querySelectorAll(MADE_ANEW) ?? []) tips.appendChild(part);
}

/**
 * Makes an amount count while it is typed: the ways get it without 'OK'. Until they have it none can be opened, so that
 * no guest pays the amount that was chosen before.
 */
export function followTypedAmount(root: HTMLElement): void {
  let leaving: AbortController | undefined;
  const ask = async (form: HTMLFormElement, { signal }: AbortController): Promise<void> => {
    const tips = form.closest(".tips");
    try {
      // It fetches a part of a page as HTML, which is no call of the API.
      const response = await fetchWithTimeout(partOf(targetOf(form)), { signal });
      if (!response.ok) throw new Error(`the tip page answers ${response.status}`);
      const html = await response.text();
      if (!signal.aborted && tips) takeOver(tips, html);
      tips?.classList.remove("stale");
    } catch (error) {
      // The ways stay closed: 'OK' loads them anew, and says what is wrong.
      if (!signal.aborted) console.warn(error);
    }
  };
  root.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "other" || !target.form) return;
    const { form } = target;
    leaving?.abort();
    leaving = new AbortController();
    const asked = leaving;
    const tips = form.closest(".tips");
    tips?.classList.add("stale");
    for (const chip of tips?.querySelectorAll("a.amount") ?? []) chip.removeAttribute("aria-current");
    setTimeout(() => {
      if (!asked.signal.aborted) void ask(form, asked);
    }, PAUSE);
  });
  root.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest(".stale .pays a")) event.preventDefault();
    },
    { capture: true },
  );
}
