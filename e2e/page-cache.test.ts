import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { Review } from "#schema/review.ts";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { startTestServer } from "#local/test-server.ts";
import { newcomer } from "./browser.ts";
import { origin } from "./under-test.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

/** Calls the API, in someone's name if there is a cookie. Throws on a refusal. */
async function ask<Body>(
  method: string,
  path: string,
  body?: object,
  cookie = "",
  site = origin,
): Promise<Body> {
  const isForm = body instanceof FormData;
  const response = await fetch(site + path, {
    method,
    headers: { ...(body && !isForm && JSON_TYPE), Cookie: cookie },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return JSON.parse((await response.text()) || "null");
}

async function signUp(site = origin) {
  const { email, password } = newcomer();
  const response = await fetch(`${site}/api/auth/register`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ username: "Marta", email, password, confirmPassword: password, role: "operator" }),
  });
  const { id }: { id: number } = await response.json();
  return { id, cookie: cookieOf(response) };
}

/** The page as a visitor gets it, and whether it had been kept. */
async function visit(path: string, headers: Record<string, string> = {}, site = origin) {
  const response = await fetch(site + path, { headers: { "Accept-Language": "en", ...headers } });
  return {
    status: response.status,
    kept: response.headers.get("CF-Cache-Status"),
    text: await response.text(),
    headers: response.headers,
  };
}

/** An operator's page with a bit of everything on it. */
async function makePage() {
  const { id, cookie } = await signUp();
  const as = <Body>(method: string, path: string, body?: object) => ask<Body>(method, path, body, cookie);
  const guide = await as<Guide>("POST", "/api/guides", { name: "Marta" });
  const path = `/profile/${guide.uniqueId}`;
  const tour = (title: string) =>
    as<Tour>("POST", "/api/tours", { title, description: "A walk", externalLink: "https://book.example" });
  const review = (comment: string) =>
    ask<Review>("POST", `/api/guides/${guide.uniqueId}/reviews`, { name: "Hannah", rating: 5, comment });
  return { id, cookie, as, guide, path, tour, review };
}
type Page = Awaited<ReturnType<typeof makePage>>;

const picture = () => {
  const image = new PNG({ width: 8, height: 8 });
  image.data.fill(120);
  const form = new FormData();
  form.append("image", new File([new Uint8Array(PNG.sync.write(image))], "photo.png", { type: "image/png" }));
  return form;
};

/** Keeps the page in two languages, and makes sure that it is: a change purges again 3 s later, perhaps in between. */
async function keep(path: string): Promise<void> {
  for (const language of ["en", "de"])
    await expect.poll(async () => (await visit(path, { "Accept-Language": language })).kept).toBe("HIT");
}

describe("a page that is kept", () => {
  it("a cached page is served without being rendered again, in each language, and never kept by the browser", async () => {
    const { path } = await makePage();
    const [first, second] = [await visit(path), await visit(path)];
    expect([first.kept, second.kept]).toEqual(["MISS", "HIT"]);
    expect(second.text).toBe(first.text);
    const german = await visit(path, { "Accept-Language": "de" });
    expect(german.kept).toBe("MISS");
    expect(german.text).toContain('<html lang="de"');
    // What else is in the address doesn't make another page of it.
    expect((await visit(`${path}?utm_source=badge`)).kept).toBe("HIT");
    expect((await visit(`${path}?lang=de`)).kept).toBe("HIT");
    for (const { headers } of [first, second]) {
      expect(headers.get("Cache-Control")).toBe("no-cache");
      expect(headers.get("Cache-Tag")).toBeNull();
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
      expect(headers.get("Content-Language")).toBe("en");
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it("a cached page is never served to a signed-in user, or to somebody who has just left a review", async () => {
    const { path, cookie } = await makePage();
    await keep(path);
    const other = await signUp();
    expect((await visit(path, { Cookie: cookie })).kept).toBeNull();
    expect((await visit(path, { Cookie: other.cookie })).kept).toBeNull();
    const thanks = await visit(`${path}?review=added`);
    const THANKS = '"sent":true';
    expect([thanks.kept, thanks.text.includes(THANKS)]).toEqual([null, true]);
    expect((await visit(path)).text).not.toContain(THANKS);
  });

  it("a cached page is rendered once for twenty simultaneous visitors", async () => {
    const { path } = await makePage();
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit(path)));
    expect(visits.filter(({ kept }) => kept === "MISS")).toHaveLength(1);
    expect(new Set(visits.map(({ text }) => text)).size).toBe(1);
  });

  it("a cached page is whole for the next visitor, though the first sent HEAD or an Authorization header", async () => {
    const { path } = await makePage();
    const headers = { "Accept-Language": "en", Authorization: "Basic bWFydGE6d2Fsaw==" };
    const first = await fetch(origin + path, { method: "HEAD", headers });
    expect([first.status, await first.text()]).toEqual([200, ""]);
    const second = await visit(path);
    expect(second.kept).toBe("HIT");
    expect(second.text).toContain("</html>");
  });

  it("a missing page isn't cached", async () => {
    for (let n = 0; n < 2; n++)
      expect(await visit("/profile/nobody")).toMatchObject({ status: 404, kept: "MISS" });
  });
});

/** Every write that changes the page: how it is made, and what the page shows after it. */
const WRITES: [what: string, write: (page: Page) => Promise<(text: string) => boolean>][] = [
  [
    "a changed profile",
    async ({ as, guide }) => {
      await as("PATCH", `/api/guides/${guide.id}`, { bio: "Born in Alfama" });
      return (text) => text.includes("Born in Alfama");
    },
  ],
  [
    "a new photo",
    async ({ as, guide }) => {
      const { profilePicture } = await as<Guide>(
        "POST",
        `/api/guides/${guide.id}/profile-picture`,
        picture(),
      );
      return (text) => text.includes(String(profilePicture));
    },
  ],
  [
    "a new banner",
    async ({ as }) => {
      const { bannerImage } = await as<{ bannerImage: string }>("POST", "/api/user/banner-image", picture());
      return (text) => text.includes(bannerImage);
    },
  ],
  [
    "a banner taken away",
    async ({ as }) => {
      const { bannerImage } = await as<{ bannerImage: string }>("POST", "/api/user/banner-image", picture());
      await as("DELETE", "/api/user/banner-image");
      return (text) => !text.includes(bannerImage);
    },
  ],
  [
    "an operator's new name",
    async ({ as, guide, tour }) => {
      const { id } = await tour("Sail");
      await as("POST", `/api/guides/${guide.id}/tours`, { tourId: id, position: 1 });
      await as("PATCH", "/api/user/operator-name", { operatorName: "Sete Colinas" });
      return (text) => text.includes("Sete Colinas");
    },
  ],
  [
    "review platforms",
    async ({ as, guide }) => {
      await as("PUT", `/api/guides/${guide.id}/review-platforms`, [
        { platform: "Tripadvisor", url: "https://tripadvisor.example" },
      ]);
      return (text) => text.includes("Tripadvisor");
    },
  ],
  [
    "a review platform that goes",
    async ({ as, guide }) => {
      const { id } = await as<{ id: number }>("POST", `/api/guides/${guide.id}/review-platforms`, {
        platform: "Google",
        url: "https://google.example",
        guideId: guide.id,
      });
      await as("DELETE", `/api/review-platforms/${id}`);
      return (text) => !text.includes("google.example");
    },
  ],
  [
    "a review",
    async ({ review }) => {
      await review("What a day");
      return (text) => text.includes("What a day");
    },
  ],
  [
    "a review sent without scripts",
    async ({ path }) => {
      await fetch(`${origin}${path}/reviews`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ name: "Ines", rating: "4", comment: "By hand" }),
      });
      return (text) => text.includes("By hand");
    },
  ],
  [
    "an answer to a review",
    async ({ as, review }) => {
      const { id } = await review("Lovely");
      await as("PUT", `/api/reviews/${id}/reply`, { reply: "Come back soon" });
      return (text) => text.includes("Come back soon");
    },
  ],
  [
    "an answer taken back",
    async ({ as, review, path }) => {
      const { id } = await review("Lovely");
      await as("PUT", `/api/reviews/${id}/reply`, { reply: "Come back soon" });
      await keep(path);
      await as("DELETE", `/api/reviews/${id}/reply`);
      return (text) => !text.includes("Come back soon");
    },
  ],
  [
    "a deleted review",
    async ({ as, review, path }) => {
      const { id } = await review("Not so good");
      await keep(path);
      await as("DELETE", `/api/reviews/${id}`);
      return (text) => !text.includes("Not so good");
    },
  ],
  [
    "a featured experience",
    async ({ as, guide, tour }) => {
      const { id } = await tour("Sunset sail");
      await as("POST", `/api/guides/${guide.id}/tours`, { tourId: id, position: 1 });
      return (text) => text.includes("Sunset sail");
    },
  ],
  [
    "a changed experience, and its picture",
    async ({ as, guide, tour, path }) => {
      const { id } = await tour("Sunset sail");
      await as("POST", `/api/guides/${guide.id}/tours`, { tourId: id, position: 1 });
      await keep(path);
      await as("PATCH", `/api/tours/${id}`, { title: "Morning sail" });
      expect((await visit(path)).text).toContain("Morning sail");
      await keep(path);
      const { imageUrl } = await as<Tour>("POST", `/api/tours/${id}/image`, picture());
      return (text) => text.includes(String(imageUrl));
    },
  ],
  [
    "another order of experiences",
    async ({ as, guide, tour, path }) => {
      const placed: FeaturedTour[] = [];
      for (const title of ["First walk", "Second walk"])
        placed.push(
          await as("POST", `/api/guides/${guide.id}/tours`, { tourId: (await tour(title)).id, position: 3 }),
        );
      await keep(path);
      await as("PATCH", `/api/guides/${guide.id}/tours/${placed[1]?.id}`, { position: 1 });
      return (text) => text.indexOf("Second walk") < text.indexOf("First walk");
    },
  ],
  [
    "an experience taken off the page",
    async ({ as, guide, tour, path }) => {
      const { id: tourId } = await tour("Sunset sail");
      const { id } = await as<FeaturedTour>("POST", `/api/guides/${guide.id}/tours`, { tourId, position: 1 });
      await keep(path);
      await as("DELETE", `/api/guides/${guide.id}/tours/${id}`);
      return (text) => !text.includes("Sunset sail");
    },
  ],
  [
    "a deleted experience",
    async ({ as, guide, tour, path }) => {
      const { id } = await tour("Sunset sail");
      await as("POST", `/api/guides/${guide.id}/tours`, { tourId: id, position: 1 });
      await keep(path);
      await as("DELETE", `/api/tours/${id}`);
      return (text) => !text.includes("Sunset sail");
    },
  ],
];

describe("a kept page is dropped at once, in every language, by", () => {
  it.each(WRITES)("a cached page is dropped at once, in every language, by %s", async (_, write) => {
    const page = await makePage();
    await keep(page.path);
    const isShown = await write(page);
    for (const language of ["en", "de"]) {
      const seen = await visit(page.path, { "Accept-Language": language });
      expect(seen.kept).toBe("MISS");
      expect(isShown(seen.text)).toBe(true);
    }
  });

  it("a cached page is dropped at once, in every language, by its profile's deletion", async () => {
    const { as, guide, path } = await makePage();
    await keep(path);
    await as("DELETE", `/api/guides/${guide.id}`);
    expect((await visit(path)).status).toBe(404);
  });

  it("a cached page is dropped at once, in every language, by an admin's deletion of the account", async () => {
    const { id, path } = await makePage();
    await keep(path);
    const login = await fetch(`${origin}/api/admin/login`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify({ email: "admin@example.com", password: "lanyard-demo" }),
    });
    await ask("DELETE", `/api/admin/users/${id}`, undefined, cookieOf(login));
    expect((await visit(path)).status).toBe(404);
  });
});

describe("a kept page stays after", () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ["a new profile", ({ as }) => as("POST", "/api/guides", { name: "Kenji" })],
    ["a new experience", ({ tour }) => tour("Sunset sail")],
    ["a payment page that was opened", ({ as }) => as("POST", "/api/subscriptions/create-checkout-session")],
    [
      "a refused change",
      ({ as, guide }) => as("PATCH", `/api/guides/${guide.id}`, { name: "" }).catch(() => {}),
    ],
  ])("a cached page stays after %s", async (_, write) => {
    const page = await makePage();
    await keep(page.path);
    await write(page);
    expect((await visit(page.path)).kept).toBe("HIT");
  });
});

describe("where requests to purge are limited as on Cloudflare", () => {
  it("twenty saves are seen at once, ten more within a minute", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on", SEED: "none" });
    try {
      const { cookie } = await signUp(limited.origin);
      const save = (path: string, method: string, body: object) =>
        ask<Guide>(method, path, body, cookie, limited.origin);
      const { id, uniqueId } = await save("/api/guides", "POST", { name: "Marta" });
      const look = async () => (await visit(`/profile/${uniqueId}`, {}, limited.origin)).text;
      const bio = (n: number) => `Walk number ${n}.`;
      for (let n = 1; n <= 30; n++) {
        await save(`/api/guides/${id}`, "PATCH", { bio: bio(n) });
        const seen = await look();
        if (n <= 20) expect(seen).toContain(bio(n));
      }
      await expect.poll(look, { timeout: 60_000, interval: 500 }).toContain(bio(30));
    } finally {
      await limited.stop();
    }
  });
});
