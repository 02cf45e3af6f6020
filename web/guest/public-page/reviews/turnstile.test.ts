import { afterEach, expect, it, vi } from "vitest";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { CHALLENGE_NOT_STARTED } from "#schema/review-rules.ts";
import { challengeLanguage, startTurnstile } from "./turnstile.ts";

/** Of https://developers.cloudflare.com/turnstile/reference/supported-languages. */
const CODES =
  "auto ar bg zh-cn zh-tw hr cs da nl en fa fi fr de el he hi hu id it ja tlh ko lt ms nb pl pt-br pt ro ru sr sk sl es sv tl th tr uk vi";

it.each(PAGE_LANGUAGES)("the challenge speaks %s", (language) => {
  expect(CODES.split(" "), "a language that Cloudflare lacks has “auto” in CHALLENGE_LANGUAGES").toContain(
    challengeLanguage(language),
  );
});

type Options = Parameters<NonNullable<Window["turnstile"]>["render"]>[1];

/** Starts a challenge in a page whose script ends up in this event, or hangs without one; returns what asks for its token. */
function startChallenge(event?: "load" | "error", turnstile?: Partial<Window["turnstile"]>) {
  const insertAdjacentElement = (_: string, script: EventTarget) =>
    event && script.dispatchEvent(new Event(event));
  vi.stubGlobal("window", { turnstile });
  vi.stubGlobal("document", { createElement: () => new EventTarget(), body: { insertAdjacentElement } });
  const site = { origin: "https://challenges.example", siteKey: "key", language: "de" };
  return startTurnstile({} as HTMLElement, site);
}

/** Starts a challenge whose script loads; returns what it tells, and what asks for its token. */
async function startedChallenge() {
  const rendered = Promise.withResolvers<Options>();
  const turnstile = {
    render: (_: unknown, options: Options) => {
      rendered.resolve(options);
      return "widget";
    },
    reset: () => {},
  };
  const ask = startChallenge("load", turnstile);
  return { tell: await rendered.promise, ask };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a challenge's token is the one that was made last, for a guest who writes for longer than it is good for", async () => {
  const { tell, ask } = await startedChallenge();
  tell.callback("expired");
  tell["expired-callback"]();
  tell.callback("fresh");
  expect(await ask()).toBe("fresh");
});

it("a challenge's token is sent once", async () => {
  const { tell, ask } = await startedChallenge();
  tell.callback("first");
  expect(await ask()).toBe("first");
  const token = ask();
  tell.callback("second");
  expect(await token).toBe("second");
});

it("a challenge whose token has expired is waited for", async () => {
  const { tell, ask } = await startedChallenge();
  tell.callback("expired");
  tell["expired-callback"]();
  const token = ask();
  tell.callback("fresh");
  expect(await token).toBe("fresh");
});

it("a challenge whose script hangs keeps a review for 6 seconds", async () => {
  vi.useFakeTimers();
  const token = startChallenge()();
  await vi.advanceTimersByTimeAsync(6000);
  expect(await token).toBe(CHALLENGE_NOT_STARTED);
});

it("a challenge whose script is blocked keeps no attempt waiting", async () => {
  vi.useFakeTimers();
  const ask = startChallenge("error");
  expect(await ask()).toBe(CHALLENGE_NOT_STARTED);
  expect(await ask()).toBe(CHALLENGE_NOT_STARTED);
});
