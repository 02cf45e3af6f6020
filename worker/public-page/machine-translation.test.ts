import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { machineTranslations } from "../db/tables/machine-translations.ts";
import { removeOldTranslations, TRANSLATION_LIFE_MS } from "../translations/old-translations.ts";
import type { Translator } from "../translations/translator.ts";
import { renderPublicPage } from "./render.ts";
import { site } from "../testing/assets.ts";
import { call, contextOf, db, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";

const BIO = "Small groups, honest stories.";

/** Workers AI that says what it is; `asked` are its inputs. */
function makeTranslator(translate: (text: string, to: string) => string = (text, to) => `[${to}] ${text}`) {
  const asked: string[] = [];
  const AI: Translator = {
    run: (_model, { text, source_lang: from, target_lang: to }) => {
      asked.push(`${from} ${to} ${text}`);
      return Promise.resolve({ translated_text: translate(text, to) });
    },
  };
  return { AI, asked };
}
const withAi = (AI?: Translator): Env => ({ ...site, ...(AI && { AI }) });

/** What is seen of the page, and how long it may be cached. */
async function visit(uniqueId: string, language: string, testEnv: Env, as?: Person) {
  const path = `/profile/${uniqueId}?lang=${language}&review=added`;
  const response = await call("GET", path, { env: testEnv, ...(as && { as }) });
  const html = await response.text();
  return html.slice(html.indexOf("<body>"), html.indexOf('<script type="application/json"'));
}
/** The page once it says something: it is translated after a response. */
async function visitUntil(uniqueId: string, language: string, own: Env, text: string): Promise<string> {
  await expect.poll(() => visit(uniqueId, language, own)).toContain(text);
  return visit(uniqueId, language, own);
}
const stored = (guideId: number) =>
  db.select().from(machineTranslations).where(eq(machineTranslations.guideId, guideId));

async function makePage(values: Parameters<typeof makeGuide>[1] = {}) {
  const owner = await makePerson({ role: "operator" });
  const guide = await makeGuide(owner, {
    bio: BIO,
    professionalTag: "Fado walks",
    language: "en",
    ...values,
  });
  return { owner, ...guide };
}

afterEach(() => vi.restoreAllMocks());

describe("a public page with Workers AI", () => {
  it("the first reader of a language has the original with a link, the next one the translation with the original", async () => {
    const { AI, asked } = makeTranslator();
    const { id, uniqueId } = await makePage();
    const first = await visit(uniqueId, "de", withAi(AI));
    expect(first).toContain(`lang="en">${BIO}</p>`);
    expect(first).toContain("https://translate.google.com/?sl=en&amp;tl=de");
    const next = await visitUntil(uniqueId, "de", withAi(AI), `<p dir="auto">[de] ${BIO}</p>`);
    expect(asked.toSorted()).toEqual(["en de Fado walks", `en de ${BIO}`]);
    expect(next).toContain("Automatisch übersetzt");
    expect(next).toContain(`lang="en">${BIO}</p>`);
    expect(next).toContain(">[de] Fado walks</p>");
    expect(next).not.toContain("translate.google.com");
    await visit(uniqueId, "de", withAi(AI));
    expect(asked).toHaveLength(2);
    expect(await stored(id)).toMatchObject([{ language: "de", subject: "profile" }]);
  });

  it("nothing is translated for those who read the words: their language, another region's, the guide's own translation", async () => {
    const { AI, asked } = makeTranslator();
    const { id, uniqueId } = await makePage({ language: "pt-PT", translations: { de: { bio: "Gruppen" } } });
    for (const language of ["pt-PT", "pt-BR", "de"]) await visit(uniqueId, language, withAi(AI));
    expect(asked).toEqual([]);
    expect(await stored(id)).toEqual([]);
  });

  it("words in a language nobody knows, and readers of a script the model doesn't write, get no translation", async () => {
    const { AI, asked } = makeTranslator();
    const unknown = await makePage({ language: "" });
    await visit(unknown.uniqueId, "de", withAi(AI));
    await visit((await makePage()).uniqueId, "zh-Hant", withAi(AI));
    expect(asked).toEqual([]);
  });

  it("an experience is translated too, and again once its words have changed", async () => {
    const { AI, asked } = makeTranslator();
    const { owner, id, uniqueId } = await makePage({ language: "de" });
    const tour = await makeTour(owner, { language: "en" });
    await call("POST", `/api/guides/${id}/tours`, { as: owner, json: { tourId: tour.id, position: 1 } });
    await visitUntil(uniqueId, "de", withAi(AI), "[de] Sunset sail");
    await call("PATCH", `/api/tours/${tour.id}`, { as: owner, json: { title: "Moonlight sail" } });
    expect(await stored(id)).toEqual([]);
    await visitUntil(uniqueId, "de", withAi(AI), "[de] Moonlight sail");
    expect(asked.filter((input) => input.includes("Moonlight"))).toHaveLength(1);
    await call("DELETE", `/api/tours/${tour.id}`, { as: owner });
    expect(await stored(id)).toEqual([]);
  });

  it("a save voids the translation of the words before, also one that is being made", async () => {
    const { owner, id, uniqueId } = await makePage();
    const save = (bio: string) => call("PATCH", `/api/guides/${id}`, { as: owner, json: { bio } });
    const { AI } = makeTranslator();
    let end: (result: { translated_text: string }) => void = () => {};
    const slow: Translator = { run: () => new Promise((resolve) => (end = resolve)) };
    await visit(uniqueId, "de", withAi(slow));
    await expect.poll(() => stored(id)).toHaveLength(1);
    await save("Large groups.");
    expect(await stored(id)).toEqual([]);
    end({ translated_text: "[de] too late" });
    await visitUntil(uniqueId, "de", withAi(AI), "[de] Large groups.");
    await save("No groups.");
    expect(await stored(id)).toEqual([]);
    expect(await visit(uniqueId, "de", withAi(AI))).toContain(`lang="en">No groups.</p>`);
  });

  it.each<[string, () => Promise<{ translated_text?: string }>]>([
    ["fails", () => Promise.reject(new Error("3040: Capacity temporarily exceeded"))],
    ["returns nothing", () => Promise.resolve({})],
    ["returns spaces", () => Promise.resolve({ translated_text: "  " })],
  ])("a machine that %s leaves the original, and is asked again an hour later", async (_, run) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { id, uniqueId } = await makePage({ professionalTag: "" });
    const failing = vi.fn(run);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await visit(uniqueId, "de", withAi({ run: failing }))).toContain(`lang="en">${BIO}</p>`);
      await expect.poll(() => warn.mock.calls).not.toEqual([]);
    }
    expect(failing).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not be translated"));
    await db
      .update(machineTranslations)
      .set({ madeAt: new Date(Date.now() - 61 * 60_000) })
      .where(and(eq(machineTranslations.guideId, id), eq(machineTranslations.language, "de")));
    const { AI } = makeTranslator();
    await visitUntil(uniqueId, "de", withAi(AI), `[de] ${BIO}`);
  });

  it("ten readers at the same instant ask the machine once", async () => {
    const { AI, asked } = makeTranslator();
    const { uniqueId } = await makePage({ professionalTag: "" });
    await Promise.all(Array.from({ length: 10 }, () => visit(uniqueId, "ja", withAi(AI))));
    await visitUntil(uniqueId, "ja", withAi(AI), `[ja] ${BIO}`);
    expect(asked).toHaveLength(1);
  });

  it("a machine's hostile translation is text", async () => {
    const { AI } = makeTranslator(() => "<script>alert(1)</script>");
    const { uniqueId } = await makePage();
    await visitUntil(uniqueId, "de", withAi(AI), "&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("handing the badge on, and time, remove what a machine made", async () => {
    const { AI } = makeTranslator();
    const { owner, id, uniqueId } = await makePage();
    await visitUntil(uniqueId, "de", withAi(AI), "[de]");
    expect(await stored(id)).toHaveLength(1);
    const handOn = { as: owner, json: { name: "Filipa", password: "a walk in the park" } };
    expect((await call("POST", `/api/guides/${id}/hand-on`, handOn)).status).toBe(200);
    expect(await stored(id)).toEqual([]);
    const other = await makePage();
    await visitUntil(other.uniqueId, "fr", withAi(AI), "[fr]");
    await removeOldTranslations(contextOf());
    expect(await stored(other.id)).toHaveLength(1);
    await removeOldTranslations(contextOf({ now: Date.now() + TRANSLATION_LIFE_MS + 1000 }));
    expect(await stored(other.id)).toEqual([]);
  });
});

it("a page whose translation is being made is cached for ten seconds, so that the next readers have it", async () => {
  const { AI } = makeTranslator();
  const { uniqueId } = await makePage();
  const page = { uniqueId, tag: "fr", url: "http://localhost/" } as const;
  const maxAge = async () => {
    const { headers } = await renderPublicPage(contextOf({ env: withAi(AI) }), page);
    return headers.get("Cache-Control");
  };
  expect(await maxAge()).toBe("public, max-age=10");
  await expect.poll(maxAge).toBe("public, max-age=60");
});

it("a page without Workers AI reads and writes no translations", async () => {
  const { id, uniqueId } = await makePage();
  expect(await visit(uniqueId, "de", withAi())).toContain("translate.google.com");
  expect(await stored(id)).toEqual([]);
});
