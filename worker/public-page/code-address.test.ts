import { describe, expect, it } from "vitest";
import { renderPage, site, withPageCache } from "../testing/assets.ts";
import { call, makeGuide, makePerson, type Person } from "../testing/factories.ts";

/** Visits an address; `asked` are the pages that the cache was asked for. */
async function visit(path: string, as?: Person) {
  const asked: string[] = [];
  const response = await withPageCache(
    () => call("GET", path, { env: site, ...(as && { as }) }),
    (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return renderPage(request);
    },
  );
  return { response, text: await response.text(), asked };
}

describe("the address in a code", () => {
  it("a code's address responds with the page itself, in any case and with any mark, out of the page's own cache", async () => {
    const { uniqueId } = await makeGuide(await makePerson(), { name: "Marta Oliveira" });
    const id = uniqueId.toUpperCase();
    for (const path of [
      `/q/${uniqueId}/tent`,
      `/Q/${id}/TENT`,
      `/q/${id}/tent/`,
      `/Q/${uniqueId}/not_a_mark_at_all`,
      `/q/${uniqueId}/%F0%9F%99%82`,
      `/q/${uniqueId}`,
      `/Q/${id}/`,
      `/q/${uniqueId}/tent?utm_source=x`,
    ]) {
      const { response, text, asked } = await visit(path);
      expect([path, response.status, asked]).toEqual([path, 200, [`/profile/${uniqueId}?lang=en`]]);
      expect(text).toContain("Marta Oliveira");
      expect(text).toContain(`<link rel="canonical" href="http://localhost/profile/${uniqueId}"`);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "no-cache",
        "content-language": "en",
        vary: "Accept-Language, Cookie",
      });
      expect(response.headers.has("Cache-Tag")).toBe(false);
    }
  });

  it("the page at a code's address leads to nothing below that address", async () => {
    const { uniqueId } = await makeGuide(await makePerson(), { email: "a@b.example", paypalLink: "marta" });
    const { text } = await visit(`/q/${uniqueId}/tent`);
    const addresses = [...text.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.length).toBeGreaterThan(25);
    expect(addresses.filter((address) => !/^(?:\/|#|https?:|mailto:|tel:|data:)/.test(address))).toEqual([]);
    expect(text).not.toContain("/q/");
  });

  it("a code's address is in the language that is asked for, and remembers nothing", async () => {
    const { uniqueId } = await makeGuide(await makePerson());
    const { response, text, asked } = await visit(`/Q/${uniqueId.toUpperCase()}/BUS?lang=de`);
    expect(text).toContain('<html lang="de"');
    expect(asked).toEqual([`/profile/${uniqueId}?lang=de`]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("a code of nobody, and of a hidden profile, is the page's own 404; its owner's is the preview", async () => {
    const owner = await makePerson({ subscriptionStatus: "inactive", trialEndsAt: new Date(0) });
    const { uniqueId } = await makeGuide(owner);
    for (const path of ["/q/nobody/tent", `/q/${uniqueId}/tent`]) {
      const { response, text } = await visit(path);
      expect(response.status).toBe(404);
      expect(text).toContain("Profile unavailable");
    }
    expect((await visit(`/Q/${uniqueId.toUpperCase()}/TENT`, owner)).response.status).toBe(200);
  });

  it.each(["/q", "/q/", "/q/a/b/c", "/qq/a/b"])("the address %s is no code's address", async (path) => {
    const { response, asked } = await visit(path);
    expect([response.status, asked]).toEqual([404, []]);
    expect(response.headers.get("Content-Type")).toContain("text/html");
  });
});
