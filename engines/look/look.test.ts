import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCREENS } from "../../e2e/screen-list.ts";
import { requireEngine } from "../installed.ts";
import { Phone } from "../phone.ts";
import { startEngine } from "../runner.ts";
import type { Engine, EngineName } from "../tab.ts";
import { differences } from "./compare.ts";
import { lookAt, lookAtAll } from "./look.ts";
import type { Marks } from "./marks.ts";
import { oneFont } from "./one-font.ts";
import { sharedSite } from "../shared-site.ts";

const PROFILE = "/profile/marta-lisbon";
const TIP = "/profile/ploy-bangkok/tip";

/** What goes wrong in an engine that draws a page otherwise: where, how it comes about, and what is told of it. */
const FAULTS: [fault: string, path: string, plant: () => void, told: RegExp][] = [
  [
    "the other direction",
    PROFILE,
    () => {
      document.documentElement.dir = "rtl";
    },
    /^button Send review: direction rtl/,
  ],
  [
    "a rule that the engine doesn't know",
    PROFILE,
    () => {
      for (const sheet of document.styleSheets)
        for (const [at, rule] of [...sheet.cssRules].entries())
          if (rule instanceof CSSStyleRule && rule.selectorText === ".btn") return sheet.deleteRule(at);
      throw new Error("there is no such rule");
    },
    /^button Leave a Tip: .*width/,
  ],
  [
    "a row that has collapsed",
    PROFILE,
    () => {
      for (const review of document.querySelectorAll<HTMLElement>(".rev .top"))
        review.style.display = "block";
    },
    /^svg .*: y \d+, not \d+/,
  ],
  [
    "an icon that isn't drawn",
    PROFILE,
    () => document.querySelectorAll(".rep use").forEach((each) => each.remove()),
    /^svg .*painted/,
  ],
  [
    "a photo that is missing",
    PROFILE,
    () => document.querySelector(".badge img")?.remove(),
    /^img .*is missing/,
  ],
  [
    "a button that is too narrow for its words",
    PROFILE,
    () => {
      for (const button of document.querySelectorAll("button"))
        button.style.cssText += "white-space: nowrap; width: 60px; min-width: 0; padding: 0";
    },
    /^button Leave a Tip: .*has too little room/,
  ],
  [
    "dark letters on a dark ground",
    PROFILE,
    () => {
      for (const text of document.querySelectorAll<HTMLElement>(".support p, .tips p, section p"))
        text.style.color = "#101936";
    },
    /^p .*colour 16,25,54,255/,
  ],
  [
    "a native control that has the engine's own face",
    TIP,
    () => {
      const [list] = document.querySelectorAll("select");
      if (list) list.style.cssText = "appearance: auto; background: #ddd; color: #000; width: 120px";
    },
    /^select .*painted/,
  ],
  [
    "controls of the other colour scheme",
    TIP,
    () => {
      for (const field of document.querySelectorAll<HTMLElement>("select, input"))
        field.style.cssText = "background: Canvas; color-scheme: dark";
    },
    /^(?:select|input) .*painted/,
  ],
];

const isInstalled = (name: EngineName): Promise<boolean> =>
  requireEngine(name).then(
    () => true,
    () => false,
  );

describe("the comparison of two looks at a screen", () => {
  let engine: Engine;
  let phone: Phone;
  const right = new Map<string, Marks>();
  const look = async (path: string, plant: () => void = () => {}): Promise<Marks> => {
    await (path === PROFILE ? phone.visit(path) : phone.open(path));
    await phone.evaluate(plant);
    return (await lookAt(phone, 390)).marks;
  };
  beforeAll(async () => {
    engine = await startEngine("chromium", oneFont());
    phone = await Phone.take(engine, sharedSite(), { scale: 1 });
    for (const path of [PROFILE, TIP]) right.set(path, await look(path));
  });
  afterAll(() => engine.end());

  it.each(FAULTS)("a comparison finds a planted fault: %s", async (_, path, plant, told) => {
    const here = right.get(path);
    if (!here) throw new Error(`${path} was not seen`);
    expect(differences(here, await look(path, plant))).toContainEqual(expect.stringMatching(told));
  });

  it("a dark page differs from a light one in the ground of nearly all that is painted", async () => {
    const dark = await Phone.take(engine, sharedSite(), { scale: 1, dark: true });
    await dark.visit(PROFILE);
    const { marks } = await lookAt(dark, 390);
    const here = right.get(PROFILE);
    if (!here) throw new Error("the light page was not seen");
    expect(differences(here, marks).length).toBeGreaterThan(Object.keys(here).length / 3);
  });
});

describe("the look of screens", () => {
  const screens = SCREENS.filter(({ name }) => ["profile-visitor-ar", "tip", "register"].includes(name));
  it.each([
    ["webkit", "display", "the display (Xvfb) ended"],
    ["webkit", "driver", "WebKitWebDriver ended"],
    ["firefox", "browser", "the browser ended"],
    ["chromium", "browser", "the browser ended"],
  ] as const)(
    "a look at screens in %s, where it is installed, ends with the death of its %s: %s",
    async (name, part, death) => {
      if (!(await isInstalled(name))) return;
      const engine = await startEngine(name, oneFont());
      try {
        const looks = lookAtAll(engine, sharedSite(), screens);
        expect((await looks.next()).value).toMatchObject({ look: {} });
        engine.kill(part === "display" ? part : undefined);
        const rest = async () => {
          for await (const { look } of looks) expect(look).toBeUndefined();
        };
        await expect(rest()).rejects.toThrow(death);
      } finally {
        await engine.end();
      }
    },
  );

  const looksIn = async (engine: Engine): Promise<Map<string, Marks>> => {
    const looks = new Map<string, Marks>();
    try {
      for await (const { key, look, failure } of lookAtAll(engine, sharedSite(), screens)) {
        expect(failure).toBeUndefined();
        if (look) looks.set(key, look.marks);
      }
    } finally {
      await engine.end();
    }
    return looks;
  };
  let reference: Map<string, Marks>;
  beforeAll(async () => {
    reference = await looksIn(await startEngine("chromium", oneFont()));
  });

  it.each(["webkit", "firefox"] as const)(
    "a screen looks in %s, where it is installed, as in Chromium",
    async (name) => {
      if (!(await isInstalled(name))) return;
      const looks = await looksIn(await startEngine(name, oneFont()));
      expect([...looks.keys()]).toEqual([...reference.keys()]);
      for (const [key, there] of looks) {
        const here = reference.get(key);
        expect(here && differences(here, there), key).toEqual([]);
      }
    },
  );
});
