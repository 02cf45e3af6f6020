import { HOUR, SECOND } from "#schema/durations.ts";

/** Whoever is back sooner has only looked, or lost the way. */
const AWAY_MS = 8 * SECOND;
/** Whoever is back later has forgotten what is meant. */
const LIFE_MS = HOUR;

/** A way that was opened, or of which something was copied. */
type Opened = {
  /** what statistics call the way, as its `data-event` has it */
  key: string;
  /** the way in the guide's list, as the tip page's `of` has it */
  of: string;
  /** when, ms since 1970 */
  at: number;
  /** whether the page was left by a link of its own, so that the next one is no return */
  stays?: true;
};

// The page is /profile/{uniqueId} or /profile/{uniqueId}/tip, and both are one to the guest.
const storageKey = (): string => `tip-opened-${location.pathname.split("/")[2] ?? ""}`;

let opened: Opened | null = null;
/** the way that a question waits to be asked about */
let due: Opened | null = null;

/** Keeps it for the tab, because a phone may throw the page away while the guest pays. */
function keep(next: Opened | null): void {
  opened = next;
  try {
    if (next) sessionStorage.setItem(storageKey(), JSON.stringify(next));
    else sessionStorage.removeItem(storageKey());
  } catch {
    // Where storage is blocked it lives as long as the page.
  }
}

function stored(): Opened | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey()) ?? "null");
  } catch {
    return null;
  }
}

/** Returns the way that a press opens, or of which it copies something. */
function openedBy(target: Element): Pick<Opened, "key" | "of"> | null {
  const row = target.closest<HTMLElement>("a.pay:not([data-step])");
  const [, key] = row?.dataset.event?.split(" ") ?? [];
  if (row && key !== undefined) return { key, of: row.dataset.way ?? key };
  const step = target.closest("[data-copy], .way a:not([data-step])")?.closest<HTMLElement>("[data-key]");
  return step ? { key: step.dataset.key ?? "", of: step.dataset.way ?? "" } : null;
}

/** Asks about the way that is due, where the question is there. The page's team has none. */
export function askWhetherItWorked(): boolean {
  const template = document.querySelector<HTMLTemplateElement>(".question");
  if (!due || !template) return false;
  const question = document.createElement("section");
  question.className = "asks";
  question.appendChild(document.importNode(template.content, true));
  for (const answer of question.querySelectorAll("a")) {
    const url = new URL(answer.href);
    url.searchParams.set("of", due.of);
    answer.href = url.href;
    answer.dataset.event = `tip-${answer.dataset.said ?? ""} ${due.key}`;
  }
  due = null;
  document.querySelector("section.asks")?.remove();
  template.parentNode?.insertBefore(question, template);
  question.scrollIntoView({ block: "center" });
  question.querySelector("h3")?.focus({ preventScroll: true });
  return true;
}

/**
 * Asks guests who come back from a way whether it worked, once for each time that they opened one. `reopen`: shows the ways
 * where they are gone with the page that the browser has thrown away.
 */
export function askOnReturn(reopen?: () => void): void {
  const cameBack = (): void => {
    if (!opened) return;
    const away = Date.now() - opened.at;
    if (away < AWAY_MS) return;
    due = away > LIFE_MS ? null : opened;
    keep(null);
    if (due && !askWhetherItWorked() && !document.querySelector(".sheet")) reopen?.();
  };
  let isFollowing = false;
  document.addEventListener(
    "click",
    ({ target }) => {
      const way = target instanceof Element && openedBy(target);
      if (way) keep({ ...way, at: Date.now() });
    },
    true,
  );
  document.addEventListener("click", ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link && !defaultPrevented && link.target === "" && link.origin === location.origin)
      isFollowing = true;
  });
  document.addEventListener("submit", ({ defaultPrevented }) => {
    if (!defaultPrevented) isFollowing = true;
  });
  addEventListener("pagehide", () => {
    if (isFollowing && opened) keep({ ...opened, stays: true });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") cameBack();
  });
  addEventListener("focus", cameBack);
  addEventListener("pageshow", ({ persisted }) => {
    isFollowing = false;
    if (persisted) cameBack();
  });
  opened = stored();
  // The next page of the same visit is no return.
  if (opened?.stays) keep({ key: opened.key, of: opened.of, at: opened.at });
  else cameBack();
}
