import { loadToaster, startToasts } from "#web/ui/start-toasts.ts";

const FIRST_TOUCHES = ["pointerdown", "keydown", "focusin"];

/**
 * Loads the message area with the first touch, before it is needed, because it must be able to show that the network is
 * gone.
 */
export function startAppToasts(): void {
  startToasts();
  // The first message loads it again when this fails.
  const load = () => void loadToaster().catch(() => {});
  for (const event of FIRST_TOUCHES) addEventListener(event, load, { once: true });
}
