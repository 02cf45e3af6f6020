import { useEffect, useState } from "react";
import { isInOtherApp } from "#web/lib/in-app.ts";
import { t } from "#texts/app/t.ts";

/** Chromium's event, whose dialog opens once and on a tap. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const KEY = "pocket-opened";
/** how often pocket mode must have been opened before the hint is shown */
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
/** Returns whether this is Safari on a phone, which installs from its own menu only. */
const isIos = (): boolean => "standalone" in navigator && !isInOtherApp();

/** Shows how to put the code on the home screen: on iPhones at once, elsewhere once someone has come back to it. */
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
  // Safari forgets what a tab keeps after a week without a visit: there the hint can't wait.
  if (isOver || (!isIos() && (times < ASKED_FROM || !prompt))) return null;
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
        <>
          {t("Tap Share, then Add to Home Screen.")}{" "}
          {t(
            "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.",
          )}
        </>
      )}
    </p>
  );
}
