import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { encode } from "jpeg-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";
import { BADGE_SIZES, CONTACT_SIZE, type ImageSize, LINK_PREVIEW_SIZE } from "#schema/image-size.ts";
import { users } from "../db/tables/accounts.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
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
import { insert } from "../testing/picture-bytes.ts";
import { exif, plainPictures, SECRET } from "../testing/pictures.ts";
import { deletePendingImages } from "./pending-deletes.ts";
import { deleteImagesOf, putImage } from "./store.ts";
import { readImage } from "./formats/image.ts";
import { makeSize, missingSizes } from "./sizes.ts";

const AFTER_JFIF = 20;
const QUARTER_RIGHT = 6;

/** A JPEG of noise, of as many bytes as a photo of this size can have. */
function noise(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 4);
  let state = 1;
  for (let at = 0; at < data.length; at++) data[at] = (state = (state * 1103515245 + 12345) % 2 ** 31) >> 16;
  return new Uint8Array(encode({ data, width, height }, 30).data);
}
const photo = noise(800, 500);

const names = async (owner: Person) => (await env.PICTURES.list({ prefix: `${owner.id}/` })).objects;
const withSizes = (key: string, sizes: readonly ImageSize[]) =>
  [key, ...sizes.map(({ width }) => `${key}@${width}`)].toSorted();
const keyOf = (url: string) => url.slice("/images/".length);

async function served(url: string, as?: Person) {
  const response = await call("GET", url, as && { as });
  expect(response.status).toBe(200);
  const type = response.headers.get("Content-Type");
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Creates an account with a profile that has this image. */
async function makeOwner(bytes: Uint8Array<ArrayBuffer> = photo, testEnv: Env = env) {
  const owner = await makePerson({ role: "operator" });
  const { id } = await makeGuide(owner);
  const path = `/api/guides/${id}/profile-picture`;
  const response = await call("POST", path, { as: owner, body: upload(bytes), env: testEnv });
  expect(response.status).toBe(200);
  const { profilePicture: url } = await response.json<{ profilePicture: string }>();
  return { owner, id, url };
}

describe("image sizes", () => {
  // A size that isn't made in time is left out, as on a busy machine.
  beforeEach(() => {
    const patience = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
    return () => patience.mockRestore();
  });

  it("image sizes are WebPs, the contact card's a JPEG, with the widths of their kind, within their byte limits", async () => {
    const large = noise(1600, 1000);
    const { owner, url: portrait } = await makeOwner(large);
    const send = (path: string) => call("POST", path, { as: owner, body: upload(large) });
    const { bannerImage } = await (await send("/api/user/banner-image")).json<{ bannerImage: string }>();
    const tour = await makeTour(owner);
    const { imageUrl } = await (await send(`/api/tours/${tour.id}/image`)).json<{ imageUrl: string }>();

    const kinds = [
      [portrait, PROFILE_PICTURE],
      [bannerImage, BANNER_IMAGE],
      [imageUrl, TOUR_IMAGE],
    ] as const;
    const expected = kinds.flatMap(([url, { sizes }]) => withSizes(keyOf(url), sizes));
    expect((await names(owner)).map(({ key }) => key)).toEqual(expected.toSorted());
    for (const [url, { sizes }] of kinds)
      for (const { width, height, maxBytes, isJpeg } of sizes) {
        const { type, bytes } = await served(`${url}?w=${width}`);
        expect(type).toBe(isJpeg ? "image/jpeg" : "image/webp");
        const picture = readImage(bytes);
        expect(picture.type).toBe(type);
        expect(picture.width).toBeLessThanOrEqual(width);
        const shape = height === undefined ? 1.6 : width / height;
        expect(picture.width / picture.height).toBeCloseTo(shape, 1);
        expect(bytes.length).toBeLessThanOrEqual(maxBytes);
      }
  });

  it("image sizes are upright and don't reveal where the photo was taken", async () => {
    const { url } = await makeOwner(insert(photo, AFTER_JFIF, exif(QUARTER_RIGHT)));
    const { bytes } = await served(`${url}?w=816`);
    const { width, height } = readImage(bytes);
    expect(height / width).toBeCloseTo(1.6, 1);
    const text = new TextDecoder("latin1").decode(bytes);
    for (const word of [SECRET, "EXIF", "Exif", "GPS"]) expect(text).not.toContain(word);
  });

  it("image sizes are made of an image in a profile's JSON too", async () => {
    const owner = await makePerson();
    const profilePicture = `data:image/jpeg;base64,${photo.toBase64()}`;
    const guide = await makeGuide(owner, { profilePicture });
    expect((await served(`${guide.profilePicture}?w=272`)).type).toBe("image/webp");
  });

  it("image sizes aren't made of small images but for the contact card, nor enlarged", async () => {
    const small = await makeOwner(plainPictures.png);
    expect((await names(small.owner)).map(({ key }) => key)).toEqual(
      withSizes(keyOf(small.url), [CONTACT_SIZE, LINK_PREVIEW_SIZE]),
    );
    expect(await served(`${small.url}?w=272`)).toEqual(await served(small.url));

    const between = await makeOwner(noise(300, 300));
    const keys = (await names(between.owner)).map(({ key }) => key);
    expect(keys).toEqual(withSizes(keyOf(between.url), [...BADGE_SIZES, CONTACT_SIZE, LINK_PREVIEW_SIZE]));
    const { width } = readImage((await served(`${between.url}?w=408`)).bytes);
    expect(width).toBeLessThanOrEqual(300);
  });

  it("image sizes aren't made of animations", () => {
    for (const bytes of [plainPictures.gif, plainPictures.animatedWebp])
      expect(missingSizes({ ...readImage(bytes), width: 4000 }, PROFILE_PICTURE.sizes)).toEqual([]);
    const still = { ...readImage(plainPictures.webp), width: 4000 };
    expect(missingSizes(still, PROFILE_PICTURE.sizes)).toEqual(PROFILE_PICTURE.sizes);
  });

  it("image sizes are made one after the other, each stored before the next", async () => {
    const events: string[] = [];
    const IMAGES: ImagesBinding = new Proxy(env.IMAGES, {
      get: (images, name) => (stream: ReadableStream<Uint8Array>) => {
        events.push("made");
        return Reflect.get(images, name).call(images, stream);
      },
    });
    const PICTURES: R2Bucket = new Proxy(env.PICTURES, {
      get:
        (bucket, name) =>
        (...args: unknown[]) => {
          if (name === "put") events.push("stored");
          return Reflect.get(bucket, name).apply(bucket, args);
        },
    });
    const grey = new Uint8Array(600 * 600 * 4).fill(128);
    const fitsAtOnce = new Uint8Array(encode({ data: grey, width: 600, height: 600 }, 90).data);
    await makeOwner(fitsAtOnce, { ...env, IMAGES, PICTURES });
    expect(events).toEqual(["stored", ...Array.from({ length: 4 }, () => ["made", "stored"]).flat()]);
  });

  it("image sizes are as public as the image, and get 304 when cached", async () => {
    const { owner, url } = await makeOwner();
    const sized = `${url}?w=272`;
    const first = await call("GET", sized);
    expect(first.headers.get("Cache-Control")).toBe("private, max-age=86400, immutable");
    const known = (await served(sized)).bytes;
    expect(new Uint8Array(await first.arrayBuffer())).toEqual(known);
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await call("GET", sized, { headers })).status).toBe(304);
    const original = await call("GET", url, { headers });
    expect((await original.arrayBuffer()).byteLength).toBeGreaterThan(known.length);

    await db
      .update(users)
      .set({ trialEndsAt: new Date(Date.now() - 1) })
      .where(eq(users.id, owner.id));
    const statuses = [await call("GET", sized), await call("GET", sized, { as: await makePerson() })];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404]);
    await served(sized, owner);
  });

  it("image sizes are requested by their exact width: any other query returns the original", async () => {
    const { url } = await makeOwner();
    const original = await served(url);
    for (const query of [
      "w=",
      "w=0272",
      "w=272.0",
      "w=%20272",
      "w=-272",
      "w=273",
      "w=@272",
      "w=99999999999999999999",
      `w=${"9".repeat(5000)}`,
      "w=__proto__",
      "w=..%2f..%2fsecret",
      "W=272",
    ])
      expect(await served(`${url}?${query}`)).toEqual(original);
    for (const path of [`${url}@272`, `${url}%40272`, `${url}@272?w=272`])
      expect((await call("GET", path)).status).toBe(404);
  });

  it("image sizes take one read, or two where the original replaces a missing one", async () => {
    const { url } = await makeOwner();
    const small = await makeOwner(plainPictures.png);
    const reads: string[] = [];
    const PICTURES: R2Bucket = new Proxy(env.PICTURES, {
      get: (bucket, name) => (key: string) => {
        reads.push(key);
        return Reflect.get(bucket, name).call(bucket, key);
      },
    });
    const readsOf = async (path: string) => {
      reads.length = 0;
      const response = await call("GET", path, { env: { ...env, PICTURES } });
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
      return reads.length;
    };
    expect(await readsOf(`${url}?w=272`)).toBe(1);
    expect(await readsOf(`${url}?w=1`)).toBe(1);
    expect(await readsOf(`${small.url}?w=272`)).toBe(2);
  });
});

describe("deletion of image sizes", () => {
  it("image sizes are deleted when the image is replaced or removed, or its profile deleted", async () => {
    const { owner, id } = await makeOwner();
    const second = await makeGuide(owner, { profilePicture: `data:image/jpeg;base64,${photo.toBase64()}` });
    const path = `/api/guides/${id}/profile-picture`;
    const response = await call("POST", path, { as: owner, body: upload(photo) });
    const { profilePicture } = await response.json<{ profilePicture: string }>();
    const keys = [profilePicture, second.profilePicture ?? ""].flatMap((url) =>
      withSizes(keyOf(url), PROFILE_PICTURE.sizes),
    );
    expect((await names(owner)).map(({ key }) => key)).toEqual(keys.toSorted());

    await call("PATCH", `/api/guides/${id}`, { as: owner, json: { profilePicture: null } });
    await call("DELETE", `/api/guides/${second.id}`, { as: owner });
    expect(await names(owner)).toEqual([]);
    expect(await db.select().from(pendingDeletes)).toEqual([]);
  });

  it("image sizes of an unfinished upload are deleted", async () => {
    const owner = await makePerson();
    const key = `${owner.id}/0123456789abcdef01234567-89abcdef.jpg`;
    await db.insert(pendingDeletes).values({ key, queuedAt: new Date(Date.now() + 60 * 60 * 1000) });
    await putImage(env, key, { image: readImage(photo), sizes: PROFILE_PICTURE.sizes });
    await deletePendingImages(contextOf());
    expect(await names(owner)).toHaveLength(1 + PROFILE_PICTURE.sizes.length);
    await deletePendingImages(contextOf({ now: Date.now() + 61 * 60 * 1000 }));
    expect(await names(owner)).toEqual([]);
  });

  it("image sizes are deleted with the account", async () => {
    const { owner } = await makeOwner();
    await deleteImagesOf(env, owner.id);
    expect(await names(owner)).toEqual([]);
  });
});

describe("failure to make image sizes", () => {
  const serviceWith = (output: () => Promise<unknown>): ImagesBinding => {
    const transformer = { transform: () => transformer, output };
    return new Proxy(env.IMAGES, { get: () => () => transformer });
  };
  const withBody = (body: BodyInit) => serviceWith(async () => ({ response: () => new Response(body) }));
  const throwing: ImagesBinding = new Proxy(env.IMAGES, {
    get: () => () => {
      throw new TypeError("no such call");
    },
  });

  it.each<[string, Env["IMAGES"] | undefined]>([
    ["no service", undefined],
    ["a service that throws", throwing],
    ["a service that refuses", serviceWith(() => Promise.reject(new Error("9422: limit reached")))],
    ["a response that is no picture", withBody("<html>")],
    ["a response of another type", withBody(plainPictures.png)],
  ])("the original image is served in place of its sizes: %s", async (_, IMAGES) => {
    const { owner, url } = await makeOwner(photo, { ...env, IMAGES } as Env);
    expect(await names(owner)).toHaveLength(1);
    expect(await served(`${url}?w=272`)).toEqual({ type: "image/jpeg", bytes: readImage(photo).bytes });
  });

  it("a size that can't be stored is left out", async () => {
    const PICTURES: R2Bucket = new Proxy(env.PICTURES, {
      get:
        (bucket, name) =>
        (key: string, ...rest: unknown[]) =>
          name === "put" && key.includes("@")
            ? Promise.reject(new Error("R2 is down"))
            : Reflect.get(bucket, name).call(bucket, key, ...rest),
    });
    const { owner } = await makeOwner(photo, { ...env, PICTURES });
    expect(await names(owner)).toHaveLength(1);
  });

  it("an images service that doesn't respond in time is called once only", async () => {
    let asked = 0;
    const silent = serviceWith(() => {
      asked++;
      return new Promise(() => {});
    });
    const patience = AbortSignal.timeout(1);
    for (const size of BADGE_SIZES)
      await expect(makeSize(silent, readImage(photo), size, patience)).rejects.toThrow("timeout");
    expect(asked).toBe(1);
  });
});
