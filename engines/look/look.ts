import { setTimeout as pause } from "node:timers/promises";
import { PNG } from "pngjs";
import { DEMO_PASSWORD } from "#demo/people.ts";
import type { Screen, Step } from "../../e2e/screen-list.ts";
import { Phone } from "../phone.ts";
import { signIn } from "../signed-in.ts";
import type { Site } from "../site.ts";
import type { Engine } from "../tab.ts";
import { makeAlike } from "./make-alike.ts";
import { type Marks, readMarks } from "./marks.ts";
import { meanOf } from "./paint.ts";

const WIDTHS = [390, 1280] as const;
type Width = (typeof WIDTHS)[number];
const HEIGHTS = { 390: 844, 1280: 900 };
/** px of a page that a picture has at most */
const TALLEST = 7000;
/** ms after which a page must look as it did before */
const STILL = 150;
const TRIES = 60;

/** Whether a page is there, with what is in the window, and waits for nothing. Runs in the page. */
const isDrawn = () => {
  const isInSight = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && element.checkVisibility();
  };
  return (
    document.readyState === "complete" &&
    document.fonts.status === "loaded" &&
    !globalThis.pendingCalls &&
    performance.now() - (globalThis.lastResponse ?? 0) > 700 &&
    document.body.innerText.trim() !== "" &&
    !/^Loading/m.test(document.body.innerText) &&
    // Parts of a form load near the window.
    ![...document.querySelectorAll("[aria-busy=true], [class*=skeleton_]")].some(isInSight) &&
    [...document.images].every((image) => image.complete || !isInSight(image))
  );
};

declare global {
  var pendingCalls: number | undefined;
  var lastResponse: number | undefined;
}

/** Counts what a page asks for by scripts, the code of its parts included, which may ask for more once they have it. */
const COUNT_CALLS = `
  const { fetch: ask } = globalThis;
  globalThis.pendingCalls = 0;
  globalThis.fetch = (...asked) => {
    globalThis.pendingCalls++;
    return ask(...asked).finally(() => {
      globalThis.pendingCalls--;
      globalThis.lastResponse = performance.now();
    });
  };`;

/** What an engine lacks here and phones have: screens show what needs it. */
const AS_ON_PHONES = `
  globalThis.PublicKeyCredential ??= class PublicKeyCredential {};
  globalThis.PushManager ??= class PushManager {};
  globalThis.Notification = class Notification { static permission = "default" };
  const lock = { release: async () => {}, addEventListener() {} };
  Object.defineProperty(navigator, "wakeLock", { value: { request: async () => lock } });`;

/** How tall a page is; 0 while a dialog stands before it, which has the window's height. Runs in the page. */
const heightOfPage = () =>
  document.querySelector("dialog[open], [role=dialog], [role=alertdialog]")
    ? 0
    : document.documentElement.scrollHeight;

/** What an engine shows of a screen, with its picture for the eye. */
type Look = { marks: Marks; picture: Buffer };

/** Looks at what is in the window once it stays as it is. */
async function lookOnce(phone: Phone): Promise<Look> {
  let read = "";
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await phone.evaluate(readMarks);
    if (next === read && (await phone.evaluate(isDrawn))) break;
    read = next;
    await pause(STILL);
  }
  const marks: Marks = JSON.parse(read);
  const picture = await phone.tab.screenshot();
  const drawn = PNG.sync.read(picture);
  for (const mark of Object.values(marks)) mark.paint = meanOf(drawn, mark);
  return { marks, picture };
}

/** Makes the window as wide as this and as tall as the page. */
async function fit(phone: Phone, width: Width): Promise<void> {
  await phone.tab.resize(width, HEIGHTS[width]);
  await phone.until("the page is not drawn", () => phone.evaluate(isDrawn));
  await phone.evaluate(makeAlike);
  let seen: number = HEIGHTS[width];
  // What comes into the window may load more.
  for (let tries = 0; tries < 5; tries++) {
    const height = Math.min(TALLEST, await phone.evaluate(heightOfPage));
    if (height <= seen) return;
    await phone.tab.resize(width, (seen = height));
    await phone.until("the page is not drawn", () => phone.evaluate(isDrawn));
    await phone.evaluate(makeAlike);
  }
}

/** Looks at the whole page in a window as wide as this. */
export async function lookAt(phone: Phone, width: Width): Promise<Look> {
  await fit(phone, width);
  return lookOnce(phone);
}

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

/** Sets the device to dark or to light, and waits until the page knows. */
async function setDark(phone: Phone, dark: boolean): Promise<void> {
  await phone.until(`the page is not ${dark ? "dark" : "light"}`, async () => {
    await phone.tab.setDark(dark);
    return (await phone.evaluate(isDark)) === dark;
  });
}

/** Looks at a page at both widths, each in the light and in the dark: loaded once, because the theme is CSS alone. */
async function* lookAround(phone: Phone): AsyncGenerator<{ of: string; look: Look }> {
  for (const width of WIDTHS) {
    const themes = width === WIDTHS[0] ? [false, true] : [true, false];
    await fit(phone, width);
    for (const dark of themes) {
      await setDark(phone, dark);
      yield { of: `${width}-${dark ? "dark" : "light"}`, look: await lookOnce(phone) };
    }
  }
}

async function take(phone: Phone, step: Step): Promise<void> {
  if ("press" in step) {
    const { press, role = "button" } = step;
    await phone.tap(role, role === "button" ? press : new RegExp(press));
  } else if ("fill" in step) await phone.fill(step.fill, step.with);
  else if ("choose" in step) await phone.choose(step.choose, step.option);
  else if ("attach" in step) await phone.attach(step.attach, step.file);
  else if ("near" in step)
    await phone.of("textbox", new RegExp(step.near), (field) => field.scrollIntoView());
  else await phone.see(new RegExp(step.see));
}

/** A screen at a width and in a theme, as an engine showed it, or why it did not. */
type Seen = { key: string; look?: Look; failure?: string };

async function takePhone(engine: Engine, site: Site, viewer: Screen["as"]): Promise<Phone> {
  const before = `${AS_ON_PHONES}\n${COUNT_CALLS}`;
  const phone = await Phone.take(engine, site, { scale: 1, height: HEIGHTS[390], before });
  if (viewer) {
    const login = viewer === "admin" ? "/api/admin/login" : undefined;
    await signIn(phone, { email: `${viewer}@example.com`, password: DEMO_PASSWORD }, login);
  }
  return phone;
}

async function goTo(phone: Phone, { path, steps = [] }: Screen): Promise<void> {
  await phone.tab.resize(390, HEIGHTS[390]);
  await phone.open(path);
  await phone.until(`${path} is not drawn`, () => phone.evaluate(isDrawn));
  for (const step of steps) await take(phone, step);
  await phone.tab.putAwayPointer();
}

/** Looks at each screen in an engine, at both widths, in the light and in the dark. */
export async function* lookAtAll(engine: Engine, site: Site, screens: Screen[]): AsyncGenerator<Seen> {
  // Guests come last: their visits are counted, but for those of a browser that says that no person drives it.
  const viewers = new Set([...screens.filter(({ as }) => as), ...screens].map(({ as }) => as));
  for (const viewer of viewers) {
    const phone = await takePhone(engine, site, viewer);
    for (const screen of screens.filter(({ as }) => as === viewer)) {
      const { name } = screen;
      try {
        // A form's parts come late, and one may move what is being tapped: a person taps again.
        await goTo(phone, screen).catch((error: unknown) => {
          console.log(`${engine.name}: ${name}: once more, for ${String(error)}`);
          return goTo(phone, screen);
        });
        for await (const { of, look } of lookAround(phone)) yield { key: `${name}-${of}`, look };
      } catch (error) {
        engine.requireLife();
        yield { key: name, failure: error instanceof Error ? error.message : String(error) };
        await setDark(phone, false);
      }
    }
    await phone.tab.close();
  }
}
