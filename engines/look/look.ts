import { setTimeout as pause } from "node:timers/promises";
import { PNG } from "pngjs";
import { DEMO_PASSWORD } from "#demo/people.ts";
import type { Screen, Step } from "../../e2e/screen-list.ts";
import { Phone } from "../phone.ts";
import { signIn } from "../signed-in.ts";
import type { Site } from "../site.ts";
import { type Engine, EngineDied } from "../tab.ts";
import { type Marks, readMarks } from "./marks.ts";
import { meanOf } from "./paint.ts";

export const WIDTHS = [390, 1280] as const;
const HEIGHTS = { 390: 844, 1280: 900 };
/** px of a page that a picture has at most */
const TALLEST = 7000;
/** how often a page must look as it did before, each time after so many ms */
const LOOKS = 2;
const STILL = 150;
const TRIES = 60;

/** Whether a page is there, with the pictures that are in the window. Runs in the page. */
const isDrawn = () =>
  document.readyState === "complete" &&
  document.fonts.status === "loaded" &&
  !document.querySelector("[aria-busy=true]") &&
  document.body.innerText.trim() !== "" &&
  [...document.images].every((image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return image.complete || !isInSight || !image.checkVisibility();
  });

/** What WebKitGTK lacks and every phone has: screens show what needs it. */
const AS_ON_PHONES = "globalThis.PublicKeyCredential ??= class PublicKeyCredential {};";

/** How tall a page is; 0 while a dialog stands before it, which has the window's height. Runs in the page. */
const heightOfPage = () =>
  document.querySelector("dialog[open], [role=dialog], [role=alertdialog]")
    ? 0
    : document.documentElement.scrollHeight;

/** What an engine shows of a screen, with its picture for the eye. */
export type Look = { marks: Marks; picture: Buffer };

/** Looks at what is in the window once it stays as it is. */
async function lookOnce(phone: Phone): Promise<Look> {
  let read = "";
  let same = 0;
  for (let looks = 0; same < LOOKS && looks < TRIES; looks++) {
    const next = await phone.evaluate(readMarks);
    same = next === read && (await phone.evaluate(isDrawn)) ? same + 1 : 0;
    read = next;
    await pause(STILL);
  }
  const marks: Marks = JSON.parse(read);
  const picture = await phone.tab.screenshot();
  const drawn = PNG.sync.read(picture);
  for (const mark of Object.values(marks)) mark.paint = meanOf(drawn, mark);
  return { marks, picture };
}

/** Looks at the whole page in a window as wide as this. */
export async function lookAt(phone: Phone, width: (typeof WIDTHS)[number]) {
  await phone.tab.resize(width, HEIGHTS[width]);
  await phone.until("the page is not drawn", () => phone.evaluate(isDrawn));
  const height = Math.min(TALLEST, await phone.evaluate(heightOfPage));
  if (height > HEIGHTS[width]) await phone.tab.resize(width, height);
  return lookOnce(phone);
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
export type Seen = { key: string; look?: Look; failure?: string };

/** Looks at each screen in an engine, at both widths, in the light and in the dark. */
export async function* lookAtAll(engine: Engine, site: Site, screens: Screen[]): AsyncGenerator<Seen> {
  for (const dark of [false, true])
    for (const viewer of new Set(screens.map(({ as }) => as))) {
      const phone = await Phone.take(engine, site, {
        dark,
        scale: 1,
        height: HEIGHTS[390],
        before: AS_ON_PHONES,
      });
      if (viewer)
        await signIn(
          phone,
          { email: `${viewer}@example.com`, password: DEMO_PASSWORD },
          viewer === "admin" ? "/api/admin/login" : undefined,
        );
      for (const { name, path, steps = [] } of screens.filter(({ as }) => as === viewer)) {
        const keyOf = (width: number) => `${name}-${width}-${dark ? "dark" : "light"}`;
        try {
          await phone.tab.resize(390, HEIGHTS[390]);
          await phone.open(path);
          await phone.until(`${path} is not drawn`, () => phone.evaluate(isDrawn));
          for (const step of steps) await take(phone, step);
          for (const width of WIDTHS) yield { key: keyOf(width), look: await lookAt(phone, width) };
        } catch (error) {
          if (error instanceof EngineDied) throw error;
          yield { key: keyOf(WIDTHS[0]), failure: error instanceof Error ? error.message : String(error) };
        }
      }
      await phone.tab.close();
    }
}
