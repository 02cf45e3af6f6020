import { CHALLENGE_NOT_STARTED } from "#schema/review-rules.ts";

type Turnstile = {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      language: string;
      appearance: "interaction-only";
      "response-field": false;
      callback: (token: string) => void;
      "error-callback": (code: string) => boolean;
    },
  ): string;
  reset(id: string): void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Returns Cloudflare's code of a language, which has a region where ours has a script, and one Portuguese beside Brazil's. */
export const challengeLanguage = (language: string): string =>
  language.replace("Hans", "cn").replace("Hant", "tw").replace("-PT", "").toLowerCase();

/** Cloudflare's errors of someone who failed: 300… and 600…. Any other is a challenge that couldn't start. */
const FAILED = /^[36]00/;

/** ms that a review waits for the challenge */
const PATIENCE = 6000;

function loadScript(origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${origin}/turnstile/v0/api.js?render=explicit`;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("Turnstile's script can't be loaded")));
    document.body.insertAdjacentElement("beforeend", script);
  });
}

/**
 * Shows Cloudflare's challenge in `place`, which most people never see, and returns the function that gets its token:
 * "" for someone who failed, CHALLENGE_NOT_STARTED where there is no answer in time. A token is used once.
 */
export function startTurnstile(
  place: HTMLElement,
  { origin, siteKey, language }: { origin: string; siteKey: string; language: string },
): () => Promise<string> {
  let resolveToken: (token: string) => void;
  const waitAnew = () =>
    new Promise<string>((resolve) => {
      resolveToken = resolve;
    });
  let waiting = waitAnew();
  const shown = loadScript(origin).then(() => {
    if (!window.turnstile) throw new Error("Turnstile's script can't run");
    return window.turnstile.render(place, {
      sitekey: siteKey,
      action: "review",
      language: challengeLanguage(language),
      appearance: "interaction-only",
      "response-field": false,
      callback: (token) => resolveToken(token),
      "error-callback": (code) => {
        resolveToken(FAILED.test(String(code)) ? "" : CHALLENGE_NOT_STARTED);
        return true;
      },
    });
  });
  shown.catch((error: unknown) => {
    console.warn(error);
    resolveToken(CHALLENGE_NOT_STARTED);
  });
  return async () => {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve(CHALLENGE_NOT_STARTED), PATIENCE));
    const token = await Promise.race([waiting, late]);
    waiting = waitAnew();
    const id = await shown.catch(() => undefined);
    if (id !== undefined) window.turnstile?.reset(id);
    return token;
  };
}
