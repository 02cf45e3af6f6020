import { useEffect, useState } from "react";
import { t } from "#web/words/t.ts";

/** Chromium's event; its dialog opens once, on a tap. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const KEY = "pocket-opened";
/** From which time on somebody who opens pocket mode is asked: who comes back means it. */
const ASKED_FROM = 2;

/** Counts how often pocket mode was opened on this device. */
function countOpening(): number {
  try {
    const times = Number(localStorage.getItem(KEY)) + 1;
    localStorage.setItem(KEY, String(times));
    return times;
  } catch {
    return 1;
  }
}

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
/** Safari on a phone installs from its own menu only. */
const isIos = (): boolean => "standalone" in navigator;

/** Offers to put the code on the home screen, to somebody who comes back to it. */
export function InstallHint() {
  const [times] = useState(countOpening);
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  const [isOver, setIsOver] = useState(isInstalled);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    const end = () => setIsOver(true);
    addEventListener("beforeinstallprompt", keep);
    addEventListener("appinstalled", end);
    return () => {
      removeEventListener("beforeinstallprompt", keep);
      removeEventListener("appinstalled", end);
    };
  }, []);
  if (isOver || times < ASKED_FROM || (!prompt && !isIos())) return null;
  return (
    <p className="install">
      {prompt ? (
        <button
          type="button"
          onClick={() => {
            setIsOver(true);
            void prompt.prompt();
          }}
        >
          {t("Put it on your home screen")}
        </button>
      ) : (
        t("Tap Share, then Add to Home Screen.")
      )}
    </p>
  );
}
