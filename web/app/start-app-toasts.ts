import { hasSessionHint } from "#web/features/session/hint.ts";
import { loadToaster, startToasts } from "#web/ui/start-toasts.ts";

const FIRST_TOUCHES = ["pointerdown", "keydown", "focusin"];

/**
 * Loads the message area before it is needed, because it must be able to show that the network is gone. Signed-in users get
 * it at once, everybody else with the first touch.
 */
export function startAppToasts(): void {
  startToasts();
  // The first message loads it again when this fails.
  const load = () => void loadToaster().catch(() => {});
  if (hasSessionHint(document.cookie)) load();
  else for (const event of FIRST_TOUCHES) addEventListener(event, load, { once: true });
}
