import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import type { Tour } from "#schema/tour.ts";
import { paths } from "#web/paths.ts";
import { PHONE } from "./browser.ts";
import { browser, origin } from "./under-test.ts";

const gzipped = async (path: string): Promise<number> => {
  const response = await fetch(new URL(path, origin));
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
};

/** Returns which of the build's files a screen fetches, of those with these names. */
async function filesOf(path: string, ...names: string[]): Promise<string[]> {
  const html = await (await fetch(new URL(path, origin))).text();
  const fetched = [...html.matchAll(/href="\/assets\/([\w-]+)-[\w-]{8}\.js"/g)].map(([, name = ""]) => name);
  return names.filter((name) => fetched.includes(name));
}
const formFilesOf = (path: string) => filesOf(path, "forms", "profile", "rules");

describe("the files of a screen", () => {
  it.each([
    paths.dashboard,
    paths.statisticsOfAll,
    paths.prints,
    paths.start,
    paths.login,
    paths.adminDashboard,
  ])(
    "a screen without a form fetches no file of forms for something small that they share: %s",
    async (path) => expect(await formFilesOf(path)).toEqual([]),
  );

  it("the form of a profile fetches the files of forms", async () =>
    expect(await formFilesOf(paths.create)).toEqual(["forms", "profile"]));

  it("the admin's dashboard fetches no file of the account's screens for something small that they share", async () => {
    const ofAccounts = ["account-parts", "changes", "dashboard-later", "editing", "signed-in-parts"];
    expect(await filesOf(paths.adminDashboard, ...ofAccounts)).toEqual([]);
    expect(await filesOf(paths.dashboard, ...ofAccounts)).toContain("signed-in-parts");
  });
});

describe("a first visit to a profile", () => {
  it.each(PAGE_LANGUAGES)(
    "a first visit to a profile fits into a round trip in each language, also with tours: %s",
    async (language) => {
      expect(await gzipped(`/profile/marta-lisbon?lang=${language}`)).toBeLessThan(14_336);
      expect(await gzipped(`/profile/kenji-lisbon?lang=${language}`)).toBeLessThan(14_336);
    },
  );

  it("a first visit to the fullest profile fits as well: eight links, or tours with every fact, each with a licence", async () => {
    const { request } = await browser.newContext({ baseURL: origin });
    const signIn = (email: string) =>
      request.post("/api/auth/login", { data: { email, password: "lanyard-demo" } });
    await signIn("guide@example.com");
    const [marta]: { id: number }[] = await (await request.get("/api/user/guides")).json();
    const links = `/api/guides/${marta?.id}/links`;
    const before: unknown = await (await request.get(links)).json();
    const eight = Array.from({ length: 8 }, (_, place) => ({
      label: `Photos of our walk, part ${place}`,
      url: `https://walks-${place}.example/${"abcdefghij".repeat(4).slice(0, 36)}`,
      until: null,
    }));
    expect((await request.put(links, { data: eight })).status()).toBe(200);
    const licence = {
      number: "RNAAT 1234/2020-LISBOA-0123456789-ABCDEF",
      issuer: "Turismo de Portugal, Registo Nacional dos Agentes de Animação Turística, Lisboa",
      url: "https://registos.turismodeportugal.example/animacao/0123456789abcdef",
    };
    const license = async (uniqueId: string, given: typeof licence | null) => {
      const own: { id: number; uniqueId: string }[] = await (await request.get("/api/user/guides")).json();
      const guide = own.find((one) => one.uniqueId === uniqueId);
      const patched = await request.patch(`/api/guides/${guide?.id}`, { data: { licence: given } });
      expect(patched.status()).toBe(200);
    };
    await license("marta-lisbon", licence);
    const sizes = async (path: string) =>
      Promise.all(PAGE_LANGUAGES.map((language) => gzipped(`${path}?lang=${language}`)));
    expect(Math.max(...(await sizes("/profile/marta-lisbon")))).toBeLessThan(14_336);
    await request.put(links, { data: before });
    await license("marta-lisbon", null);
    await signIn("operator@example.com");
    await license("kenji-lisbon", licence);
    const tours: Tour[] = await (await request.get("/api/tours")).json();
    for (const { id } of tours) {
      const data = {
        priceFrom: 123_456,
        currency: "EUR",
        durationMinutes: 1_435,
        meetingPoint: `Beside the ${"oldest ".repeat(8)}fountain`,
        languages: ["pt-PT", "en", "es", "fr", "de", "it", "nl", "ja"],
        access: ["step-free", "slow-pace", "hearing-loop", "sign-language", "prams", "guide-dogs"],
      };
      expect((await request.patch(`/api/tours/${id}`, { data })).status()).toBe(200);
    }
    expect(Math.max(...(await sizes("/profile/kenji-lisbon")))).toBeLessThan(14_336);
    for (const { id, ...data } of tours) await request.patch(`/api/tours/${id}`, { data });
    await license("kenji-lisbon", null);
  });

  it("a first visit to a profile is one response of a round trip, one script, photos, and nothing that blocks", async () => {
    const path = "/profile/marta-lisbon";
    expect(await gzipped(path)).toBeLessThan(14_336);
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => ({
        path: new URL(entry.name).pathname,
        isLater:
          entry.startTime >
          (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
        isOurs: entry.name.startsWith(`${location.origin}/`),
        blocking: Reflect.get(entry, "renderBlockingStatus"),
      })),
    );
    const isPhoto = (path: string) => path.startsWith("/images/") || path === "/favicon.svg";
    // Each file is fetched, and then imported from where the browser keeps it.
    const isNew = ({ path }: { path: string }, at: number) =>
      files.findIndex((file) => file.path === path) === at;
    const [first, ...later] = files.filter(isNew).filter(({ path }) => !isPhoto(path));
    const rest = [first?.path];
    expect(rest).toEqual([expect.stringMatching(/^\/assets\/public-page-[\w-]+\.js$/)]);
    // The sheets' code follows when everything else is there, so that a tap needs no network for it: this code alone.
    const sheets =
      /^\/assets\/(show-tips|share-file|show-languages|report-sheet|qr-sheet|qr-code|load-part|format)-[\w-]+\.js$/;
    expect(later.filter(({ path, isLater }) => !isLater || !sheets.test(path))).toEqual([]);
    const sizes = await Promise.all(later.map(({ path }) => gzipped(path)));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(11_000);
    // Preact, the page and its icons. React alone would be more than twice as much.
    expect(await gzipped(rest[0] ?? "")).toBeLessThan(30_000);
    expect(files.filter(({ isOurs, blocking }) => !isOurs || blocking === "blocking")).toEqual([]);
  });

  it("a first visit to a profile leaves only the page itself for the next one to load", async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const first = await context.newPage();
    await first.goto("/profile/marta-lisbon", { waitUntil: "networkidle" });
    const second = await context.newPage();
    await second.goto("/profile/marta-lisbon", { waitUntil: "networkidle" });
    const fetched = await second.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => "transferSize" in entry && entry.transferSize !== 0)
        .map(({ name }) => name),
    );
    expect(fetched).toEqual([]);
  });
});
