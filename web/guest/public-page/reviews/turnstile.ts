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
      "expired-callback": () => void;
    },
  ): string;
  reset(id: string): void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Cloudflare's names of languages that it calls otherwise. Those it lacks are in the browser's language. */
const CHALLENGE_LANGUAGES: Readonly<Record<string, string>> = {
  "zh-Hans": "zh-cn",
  "zh-Hant": "zh-tw",
  "pt-PT": "pt",
  "sr-Cyrl": "sr",
  "sr-Latn": "sr",
  fil: "tl",
  ...Object.fromEntries("az bn ca et kk lv sq ur".split(" ").map((language) => [language, "auto"])),
};

/** Returns the code of a language at Cloudflare. */
export const challengeLanguage = (language: string): string =>
  CHALLENGE_LANGUAGES[language] ?? language.toLowerCase();

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
 * "" for someone who failed, CHALLENGE_NOT_STARTED where there is no response in time. A token is used once, and within
 * five minutes: Turnstile makes another one by itself for someone who writes for longer.
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
      callback: (token) => {
        resolveToken(token);
        waiting = Promise.resolve(token);
      },
      "expired-callback": () => {
        waiting = waitAnew();
      },
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
    // A script that can't be loaded makes no other one, and one that hangs isn't waited for.
    void shown.then(
      (id) => {
        waiting = waitAnew();
        window.turnstile?.reset(id);
      },
      () => {},
    );
    return token;
  };
}
