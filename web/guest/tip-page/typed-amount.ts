import { retryOnline } from "#web/lib/retry-online.ts";
import { loadPart, partFailed } from "../sheet/load-part.ts";
import { partOf } from "../sheet/part-address.ts";
import { targetOf } from "../sheet/form-address.ts";

/** ms after the last key, so that a number is asked for once */
const PAUSE = 250;

/** everything but the heading, the question about a way, and the amounts */
const MADE_ANEW = ":scope > :not(h2):not(.lead):not(.asks):not(.question):not(.amounts)";
/** what the amounts say of a wrong one */
const REFUSAL = ".amounts > .msg";

/** Puts what follows from the typed amount in place, and leaves the field with its focus. */
function takeOver(tips: Element, field: HTMLInputElement, html: string): void {
  const next = new DOMParser().parseFromString(html, "text/html").querySelector(".tips");
  const chips = next?.querySelectorAll<HTMLElement>("a.amount") ?? [];
  for (const [index, chip] of tips.querySelectorAll("a.amount").entries())
    if (chips[index]) chip.parentNode?.replaceChild(chips[index], chip);
  const refusal = next?.querySelector(REFUSAL);
  tips.querySelector(REFUSAL)?.remove();
  if (refusal) {
    tips.querySelector(".amounts")?.appendChild(refusal);
    field.setAttribute("aria-describedby", refusal.id);
  } else field.removeAttribute("aria-describedby");
  for (const old of tips.querySelectorAll(MADE_ANEW)) old.remove();
  for (const part of next?.querySelectorAll(MADE_ANEW) ?? []) tips.appendChild(part);
}

type Asked = { retry: (() => void) | null; stop: () => void };

/** Selects a way in the list that comes anew. Its mark tells two of one kind apart; the menu has each kind once. */
const selectorOf = ({ dataset: { way, event } }: HTMLElement): string =>
  `.pays a${way === undefined ? `[data-event="${event}"]` : `[data-way="${way}"]`}`;

/**
 * Opens the way that was tapped before it had the amount. Where the tap is too long ago for the browser to open a tab, it
 * gets the focus. Where the amount is refused, the guest reads that first.
 */
function openWanted(tips: Element, wanted: string | undefined): void {
  if (wanted === undefined || tips.querySelector(REFUSAL)) return;
  const way = tips.querySelector<HTMLAnchorElement>(wanted);
  // Older browsers don't say; those block a tab that comes too late.
  const { isActive = true }: { isActive?: boolean } = navigator.userActivation ?? {};
  if (isActive) way?.click();
  else way?.focus();
}

/** Asks for the ways with the amount in a field, after a pause. `retry` is there while there is no network. */
function askFor(field: HTMLInputElement, form: HTMLFormElement, tips: Element, onDone: () => void): Asked {
  const leaving = new AbortController();
  const { signal } = leaving;
  const showLost = (isLost: boolean) => tips.querySelector(".lost")?.toggleAttribute("hidden", !isLost);
  const network = retryOnline((again) => {
    asked.retry = again;
    showLost(again !== null);
  });
  const ask = async (): Promise<void> => {
    try {
      const html = await loadPart(partOf(targetOf(form)), signal);
      if (signal.aborted) return;
      network.stop();
      // The sheet has gone on to what was tapped since.
      if (!tips.isConnected) return;
      takeOver(tips, field, html);
      tips.classList.remove("stale");
      onDone();
    } catch (error) {
      // A sheet may have been closed, or have gone on.
      if (signal.aborted || !tips.isConnected) network.stop();
      else partFailed(error, targetOf(form), () => network.lost(() => void ask()));
    }
  };
  const timer = setTimeout(() => void ask(), PAUSE);
  const asked: Asked = {
    retry: null,
    stop: () => {
      clearTimeout(timer);
      network.stop();
      leaving.abort();
      showLost(false);
    },
  };
  return asked;
}

/**
 * Makes an amount count while it is typed: the ways get it without 'OK'. Until they have it none opens, so that
 * no guest pays the amount that was chosen before: one that is tapped meanwhile opens then. The field takes over from a chosen amount as soon as it is shown.
 */
export function followTypedAmount(root: HTMLElement): void {
  let asked: Asked | undefined;
  /** selects the way that was tapped last while it waited for the amount */
  let wanted: string | undefined;
  const follow = (field: HTMLInputElement): void => {
    const tips = field.closest(".tips");
    if (!field.form || !tips) return;
    asked?.stop();
    wanted = undefined;
    tips.classList.add("stale");
    for (const chip of tips.querySelectorAll("a.amount")) chip.removeAttribute("aria-current");
    asked = askFor(field, field.form, tips, () => openWanted(tips, wanted));
  };
  const takeOverFrom = (other: Element | null | undefined): void => {
    const field = other?.querySelector("input[name=other]");
    const isChosen = Boolean(other?.closest(".amounts")?.querySelector("a[aria-current]"));
    if (isChosen && field instanceof HTMLInputElement) follow(field);
  };
  root.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "other") follow(target);
  });
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(".lost button")) asked?.retry?.();
    takeOverFrom(target.closest(".other-amount > summary")?.parentElement);
  });
  // It may have been opened before this code was there.
  takeOverFrom(root.querySelector(".other-amount[open]"));
  root.addEventListener(
    "click",
    (event) => {
      const way =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".stale .pays a");
      if (!way) return;
      event.preventDefault();
      wanted = selectorOf(way);
    },
    { capture: true },
  );
}
