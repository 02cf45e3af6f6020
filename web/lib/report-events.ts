/**
 * Reports the links and buttons that guests press, by their `data-event`: a kind, and what was pressed. It says nothing
 * about who pressed. A beacon is used, because it is sent also while the page is left. The one listener captures the click,
 * because what was pressed may be removed by it.
 */
export function reportEvents(): void {
  // The page is /profile/{uniqueId} or /profile/{uniqueId}/tip.
  const address = `/api/guides/${location.pathname.split("/")[2] ?? ""}/events`;
  document.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>("[data-event]");
      if (!pressed) return;
      const [kind, detail] = (pressed.dataset.event ?? "").split(" ");
      navigator.sendBeacon(address, JSON.stringify({ kind, detail }));
    },
    true,
  );
}
