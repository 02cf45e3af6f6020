/**
 * Reports the links and buttons that guests press, by their `data-event`: a kind, and what it was. Nothing waits for it, and
 * the page says no word of who pressed. One listener, before any other: what is pressed may be gone after the click.
 */
export function reportEvents(): void {
  // Both /profile/{uniqueId} and /profile/{uniqueId}/tip.
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
