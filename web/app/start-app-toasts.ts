import { hasSessionHint } from "#web/features/session/hint.ts";
import { loadToaster, startToasts } from "#web/ui/start-toasts.ts";

const FIRST_TOUCHES = ["pointerdown", "keydown", "focusin"];

/**
 * Loads the message area for whoever is about to act: failures must be said where the network has gone. Signed-in users
 * get it at once, everybody else with the first touch.
 */
export function startAppToasts(): void {
  startToasts();
  // What doesn't come now is asked for again with the first message.
  const load = () => void loadToaster().catch(() => {});
  if (hasSessionHint(document.cookie)) load();
  else for (const event of FIRST_TOUCHES) addEventListener(event, load, { once: true });
}
