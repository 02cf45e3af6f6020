import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import worker from "../index.ts";
import {
  call,
  contextOf,
  db,
  makeGuide,
  makePerson,
  makeTour,
  type Person,
  upload,
} from "../testing/factories.ts";
import { join, latin1, pngChunk, riffChunk, webpOf } from "../testing/picture-bytes.ts";
import { animationOf, pictureOfSize, plainPictures, SECRET, taggedPictures } from "../testing/pictures.ts";
import { deletePendingImages } from "./pending-deletes.ts";

const MB = 1024 * 1024;
const JPEG_PNG_WEBP_GIF = "Please upload a JPG, PNG, WEBP, or GIF image";

const pngWithoutData = join(plainPictures.png.subarray(0, 60), pngChunk("IDAT"), pngChunk("IEND"));

const send = (as: Person, id: number, body: BodyInit, headers?: Record<string, string>) =>
  call("POST", `/api/guides/${id}/profile-picture`, { as, body, headers });
const stored = async () => (await env.PICTURES.list()).objects.map(({ key }) => `/images/${key}`);

async function makeProfile() {
  const owner = await makePerson();
  return { owner, id: (await makeGuide(owner)).id };
}

async function pictureAfter(owner: Person, id: number, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await send(owner, id, upload(bytes));
  expect(response.status).toBe(200);
  const { profilePicture }: { profilePicture: string } = await response.json();
  return profilePicture;
}

/** A valid JPEG of exactly this many bytes, filled up with comments that don't survive. */
function jpegOfLength(length: number): Uint8Array<ArrayBuffer> {
  const { jpeg } = plainPictures;
  const filling = new Uint8Array(length - jpeg.length);
  return join(jpeg, filling);
}

describe("profile picture", () => {
  it.each([
    ["jpeg", "image/jpeg", "jpg"],
    ["png", "image/png", "png"],
    ["webp", "image/webp", "webp"],
    ["gif", "image/gif", "gif"],
  ] as const)(
    "a profile picture sent as %s is served with its true type, without metadata and trailing bytes",
    async (kind, type, ending) => {
      const { owner, id } = await makeProfile();
      const url = await pictureAfter(owner, id, taggedPictures[kind]);
      expect(url).toMatch(new RegExp(`^/images/${owner.id}/[0-9a-f]{24}-[0-9a-f]{8}\\.${ending}$`));

      const response = await call("GET", url);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
      expect(response.headers.get("Cache-Control")).toBe("private, max-age=86400, immutable");
      const served = new Uint8Array(await response.arrayBuffer());
      expect(new TextDecoder("latin1").decode(served)).not.toContain(SECRET);
    },
  );

  it("a cached profile picture gets 304 without being read", async () => {
    const { owner, id } = await makeProfile();
    const url = await pictureAfter(owner, id, plainPictures.png);
    const etag = (await call("GET", url)).headers.get("ETag") ?? "";
    const again = await call("GET", url, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("a replaced or removed profile picture is deleted from the store, with no pending delete left", async () => {
    const { owner, id } = await makeProfile();
    const first = await pictureAfter(owner, id, plainPictures.jpeg);
    const second = await pictureAfter(owner, id, plainPictures.jpeg);
    expect(second).not.toBe(first);
    expect((await call("GET", first)).status).toBe(404);
    expect((await call("GET", second)).status).toBe(200);

    await call("PATCH", `/api/guides/${id}`, { as: owner, json: { profilePicture: null } });
    expect((await call("GET", second)).status).toBe(404);
    expect(await db.select().from(pendingDeletes)).toEqual([]);
  });

  it("a profile picture is visible to its owner alone while the subscription is lapsed", async () => {
    const { owner, id } = await makeProfile();
    const stranger = await makePerson();
    const url = await pictureAfter(owner, id, plainPictures.png);
    const seenBy = async (as?: Person) => (await call("GET", url, as && { as })).status;
    const plan = (set: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(set).where(eq(users.id, owner.id));

    await plan({ trialEndsAt: new Date(Date.now() - 1) });
    const hidden = await call("GET", url, { as: stranger });
    expect(hidden.status).toBe(404);
    expect(hidden.headers.get("Cache-Control")).toBe("no-store");
    expect([await seenBy(), await seenBy(owner)]).toEqual([404, 200]);
    expect((await call("GET", url, { as: owner })).headers.get("Cache-Control")).toBe("no-store");

    await plan({ subscriptionStatus: "active" });
    expect([await seenBy(), await seenBy(stranger), await seenBy(owner)]).toEqual([200, 200, 200]);
  });

  it("a profile picture is deleted with its profile", async () => {
    const { owner, id } = await makeProfile();
    const url = await pictureAfter(owner, id, plainPictures.webp);
    await call("DELETE", `/api/guides/${id}`, { as: owner });
    expect((await call("GET", url)).status).toBe(404);
    expect(await stored()).not.toContain(url);
  });

  it("ten uploads of a profile picture at the same instant leave one, with its sizes", async () => {
    const { owner, id } = await makeProfile();
    const before = await stored();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send(owner, id, upload(plainPictures.png))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    await deletePendingImages(contextOf());
    const { profilePicture } = await (
      await call("GET", `/api/guides/id/${id}`, { as: owner })
    ).json<{ profilePicture: string }>();
    expect((await stored()).filter((url) => !before.includes(url))).toEqual([
      profilePicture,
      `${profilePicture}@200`,
      `${profilePicture}@600`,
    ]);
    expect(await db.select().from(pendingDeletes)).toEqual([]);
  });

  it("a profile picture can't be kept by an address that merely ends like its own", async () => {
    const { owner, id } = await makeProfile();
    const url = await pictureAfter(owner, id, plainPictures.png);
    for (const profilePicture of [`https://${url.slice("/images/".length)}`, ""])
      expect((await call("PATCH", `/api/guides/${id}`, { as: owner, json: { profilePicture } })).status).toBe(
        200,
      );
    expect((await call("GET", url)).status).toBe(404);
    expect(await stored()).not.toContain(url);
  });

  it("an unknown image name is 404, whatever the request's conditions", async () => {
    const { owner, id } = await makeProfile();
    const url = await pictureAfter(owner, id, plainPictures.png);
    for (const path of [
      "/images/" + "a".repeat(1100),
      `/images/${owner.id}/${"a".repeat(1100)}`,
      "/images/%c3%a9",
      `/images/${owner.id}/%c3%a9`,
      "/images/%2e%2e%2fsecret",
      url.replace(`/${owner.id}/`, `/${owner.id}1/`),
      url.replace(`/${owner.id}/`, `/0${owner.id}/`),
      url.replace(`/${owner.id}/`, "/"),
      `${url}x`,
    ])
      expect((await call("GET", path)).status).toBe(404);
    const conditions: Record<string, string>[] = [
      { "If-None-Match": "abc" },
      { "If-None-Match": '"a' },
      { "If-Match": "zzz" },
    ];
    for (const headers of conditions) expect((await call("GET", url, { headers })).status).toBe(200);
  });

  it("an upload that never finished is deleted an hour later", async () => {
    const { owner } = await makeProfile();
    const key = `${owner.id}/0123456789abcdef01234567-89abcdef.png`;
    await db.insert(pendingDeletes).values({ key, queuedAt: new Date(Date.now() + 60 * 60 * 1000) });
    await env.PICTURES.put(key, plainPictures.png);
    await deletePendingImages(contextOf());
    expect((await call("GET", `/images/${key}`)).status).toBe(200);
    await deletePendingImages(contextOf({ now: Date.now() + 61 * 60 * 1000 }));
    expect((await call("GET", `/images/${key}`)).status).toBe(404);
  });

  it("a replaced profile picture waits for the hourly run when many deletes are pending", async () => {
    const { owner, id } = await makeProfile();
    const first = await pictureAfter(owner, id, plainPictures.png);
    const queuedAt = new Date(Date.now() - 1000);
    const keys = Array.from({ length: 120 }, (_, i) => `${owner.id}/${String(i).padStart(24, "0")}-0.png`);
    for (const part of [keys.slice(0, 40), keys.slice(40, 80), keys.slice(80)])
      await db.insert(pendingDeletes).values(part.map((key) => ({ key, queuedAt })));

    await pictureAfter(owner, id, plainPictures.png);
    expect(await db.select().from(pendingDeletes)).toHaveLength(71);
    expect(await stored()).toContain(first);

    await worker.scheduled(createScheduledController(), env);
    expect(await db.select().from(pendingDeletes)).toEqual([]);
    expect(await stored()).not.toContain(first);
  });

  it("a profile picture of exactly 2 MB is accepted, one byte more is refused", async () => {
    const { owner, id } = await makeProfile();
    expect((await send(owner, id, upload(jpegOfLength(2 * MB)))).status).toBe(200);
    for (const length of [2 * MB + 1, 5 * MB]) {
      const response = await send(owner, id, upload(jpegOfLength(length)));
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: "The image must be less than 2MB" });
    }
  });

  it.each([
    ["HTML named .png", latin1("<!doctype html><script>alert(1)</script>")],
    ["an SVG", latin1(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`)],
    ["a PDF", latin1("%PDF-1.7\n")],
    ["nothing", latin1("")],
    ["a PNG with empty data", pngWithoutData],
    ["a JPEG cut in the middle", plainPictures.jpeg.slice(0, plainPictures.jpeg.length / 2)],
    ["half a PNG", plainPictures.png.slice(0, plainPictures.png.length / 2)],
    ["half a WebP", plainPictures.webp.slice(0, plainPictures.webp.length / 2)],
    ["a GIF cut in its first image", plainPictures.gif.slice(0, 80)],
    ["a WebP without VP8", webpOf(riffChunk("VP8X", [0, 0, 0, 0, 15, 0, 0, 7, 0, 0]))],
  ])("a profile picture that is %s is refused by its content", async (_, bytes) => {
    const { owner, id } = await makeProfile();
    const response = await send(owner, id, upload(bytes, { name: "photo.png", type: "image/png" }));
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ message: JPEG_PNG_WEBP_GIF });
  });

  it("a profile picture whose header declares 30,000 pixels a side is refused", async () => {
    const { owner, id } = await makeProfile();
    expect((await send(owner, id, upload(pictureOfSize("png", 30_000, 30_000)))).status).toBe(413);
  });

  it("an animated profile picture that is too costly to display is refused with the reason", async () => {
    const { owner, id } = await makeProfile();
    const bomb = animationOf("gif", 6000, 4000, 20_000);
    for (const bytes of [bomb, animationOf("webp", 16, 8, 501)]) {
      const response = await send(owner, id, upload(bytes));
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        message: "An animation must have at most 500 frames, of 4 megapixels each and 300 in all",
      });
    }
    expect((await send(owner, id, upload(animationOf("gif", 512, 512, 100)))).status).toBe(200);
  });

  it("an upload that is missing, in another field or doubled is refused with a clear message", async () => {
    const { owner, id } = await makeProfile();
    const doubled = upload(plainPictures.png);
    doubled.append("image", new File([plainPictures.png], "second.png"));
    for (const body of [new FormData(), upload(plainPictures.png, { field: "file" }), doubled]) {
      const response = await send(owner, id, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: "Please choose one image" });
    }
    const raw = await send(owner, id, plainPictures.png, { "Content-Type": "image/png" });
    expect(raw.status).toBe(415);
    const broken = await send(owner, id, "no parts", { "Content-Type": "multipart/form-data; boundary=x" });
    expect(broken.status).toBe(400);
  });

  it("a profile picture can't be set by another account", async () => {
    const { id } = await makeProfile();
    expect((await send(await makePerson(), id, upload(plainPictures.png))).status).toBe(403);
  });
});

describe("profilePicture in JSON", () => {
  const dataUrl = (bytes: Uint8Array<ArrayBuffer>, type = "image/jpeg") =>
    `data:${type};base64,${bytes.toBase64()}`;

  it("profilePicture as a data URL is stored like an upload, never in the database", async () => {
    const owner = await makePerson();
    const { profilePicture } = await makeGuide(owner, { profilePicture: dataUrl(taggedPictures.jpeg) });
    expect(profilePicture).toMatch(/^\/images\/\S+\.jpg$/);
    const served = await (await call("GET", profilePicture ?? "")).arrayBuffer();
    expect(served.byteLength).toBeGreaterThan(0);
    expect(new TextDecoder("latin1").decode(served)).not.toContain(SECRET);
  });

  it("profilePicture as a data URL of something else is refused", async () => {
    const owner = await makePerson();
    for (const profilePicture of [
      dataUrl(latin1("<script>"), "image/png"),
      "data:text/html;base64,PHNjcmlwdD4=",
      "data:image/svg+xml,<svg/>",
    ]) {
      const response = await call("POST", "/api/guides", {
        as: owner,
        json: { name: "Marta", profilePicture },
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ message: JPEG_PNG_WEBP_GIF });
    }
  });

  it.each([
    ["a profile picture", (id: number) => `/api/guides/${id}/profile-picture`],
    ["a banner", () => "/api/user/banner-image"],
    ["a tour's image", (_: number, tour: number) => `/api/tours/${tour}/image`],
  ])("the uploads of %s past the limit of an account are refused", async (_, path) => {
    const owner = await makePerson({ role: "operator" });
    const [guide, tour] = [await makeGuide(owner), await makeTour(owner)];
    const expiresAt = new Date(Date.now() + 60_000);
    await db.insert(rateCounters).values({ key: `upload:${owner.id}`, count: 119, expiresAt });
    const send = () => call("POST", path(guide.id, tour.id), { as: owner, body: upload(plainPictures.png) });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it("profilePicture as a data URL counts as an upload", async () => {
    const { owner, id } = await makeProfile();
    await db
      .insert(rateCounters)
      .values({ key: `upload:${owner.id}`, count: 119, expiresAt: new Date(Date.now() + 60_000) });
    const send = () =>
      call("PATCH", `/api/guides/${id}`, { as: owner, json: { profilePicture: dataUrl(plainPictures.png) } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it("profilePicture of a profile over the limit leaves nothing in the store", async () => {
    const { owner } = await makeProfile();
    const before = await stored();
    const json = { name: "A second", profilePicture: dataUrl(plainPictures.jpeg) };
    const responses = await Promise.all(
      [1, 2, 3].map(() => call("POST", "/api/guides", { as: owner, json })),
    );
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await stored()).toEqual(before);
  });

  it("profilePicture as a plain http address is refused, because it would never be shown", async () => {
    const { owner, id } = await makeProfile();
    const json = { profilePicture: "http://pictures.example/marta.jpg" };
    expect((await call("PATCH", `/api/guides/${id}`, { as: owner, json })).status).toBe(400);
  });

  it("profilePicture as an address on another site is stored unchanged", async () => {
    const profilePicture = "https://pictures.example/marta.jpg?size=2";
    expect(await makeGuide(await makePerson(), { profilePicture })).toMatchObject({ profilePicture });
  });

  it("profilePicture as its current address changes nothing; another image's or a script is refused", async () => {
    const { owner, id } = await makeProfile();
    const ownImage = await pictureAfter(owner, id, plainPictures.gif);
    const same = await call("PATCH", `/api/guides/${id}`, { as: owner, json: { profilePicture: ownImage } });
    expect(await same.json()).toMatchObject({ profilePicture: ownImage });
    expect((await call("GET", ownImage)).status).toBe(200);

    const other = await makeProfile();
    for (const profilePicture of [ownImage, "javascript:alert(1)", "/images/unknown.png", "http:/x"]) {
      const response = await call("PATCH", `/api/guides/${other.id}`, {
        as: other.owner,
        json: { profilePicture },
      });
      expect(response.status).toBe(400);
    }
  });
});
