import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { User } from "#schema/account.ts";
import { call, db, makeGuide, makePerson, type Person, upload } from "../testing/factories.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { join } from "../testing/picture-bytes.ts";
import { plainPictures, SECRET, taggedPictures } from "../testing/pictures.ts";

const MB = 1024 * 1024;
const send = (as: Person, bytes: Uint8Array<ArrayBuffer>) =>
  call("POST", "/api/user/banner-image", { as, body: upload(bytes) });
const stored = async () => (await env.PICTURES.list()).objects.map(({ key }) => `/images/${key}`);
const ofLength = (length: number) =>
  join(plainPictures.jpeg, new Uint8Array(length - plainPictures.jpeg.length));

describe("the banner", () => {
  it("a banner is stored without metadata and shown on every profile of the account", async () => {
    const owner = await makePerson({ role: "operator" });
    const guides = [await makeGuide(owner), await makeGuide(owner)];
    const response = await send(owner, taggedPictures.jpeg);
    expect(response.status).toBe(200);
    const { bannerImage }: User = await response.json();
    expect(await (await call("GET", "/api/auth/me", { as: owner })).json()).toMatchObject({ bannerImage });
    for (const { uniqueId } of guides)
      expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
        userBannerImage: bannerImage,
      });
    const served = await call("GET", bannerImage ?? "");
    expect(served.headers.get("Content-Type")).toBe("image/jpeg");
    expect(new TextDecoder("latin1").decode(await served.arrayBuffer())).not.toContain(SECRET);
  });

  it("a replaced or removed banner leaves no object and no pending delete", async () => {
    const owner = await makePerson();
    const { bannerImage: first }: User = await (await send(owner, plainPictures.png)).json();
    const { bannerImage: second }: User = await (await send(owner, plainPictures.webp)).json();
    expect(await stored()).toContain(second);
    expect(await stored()).not.toContain(first);
    expect((await call("DELETE", "/api/user/banner-image", { as: owner })).status).toBe(204);
    expect(await stored()).not.toContain(second);
    expect(await db.select().from(pendingDeletes)).toEqual([]);
    expect(await (await call("GET", "/api/auth/me", { as: owner })).json()).toMatchObject({
      bannerImage: null,
    });
  });

  it("a banner may have exactly 5 MB and not one byte more", async () => {
    const owner = await makePerson();
    expect((await send(owner, ofLength(5 * MB))).status).toBe(200);
    const refused = await send(owner, ofLength(5 * MB + 1));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: "The image must be less than 5MB" });
  });

  it.each([
    ["a GIF", plainPictures.gif],
    ["text", new TextEncoder().encode("<svg onload=alert(1)>")],
  ])("a banner that is %s is refused", async (_, bytes) => {
    const refused = await send(await makePerson(), bytes);
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ message: "Please upload a JPG, PNG, or WEBP image" });
  });
});

describe("the operator name", () => {
  const rename = (as: Person, operatorName: unknown) =>
    call("PATCH", "/api/user/operator-name", { as, json: { operatorName } });

  it("the operator name is trimmed, returned with the account and shown on its profiles", async () => {
    const operator = await makePerson({ role: "operator" });
    const { uniqueId } = await makeGuide(operator);
    const response = await rename(operator, "  Sete Colinas ");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: operator.id, operatorName: "Sete Colinas" });
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      operatorName: "Sete Colinas",
    });
  });

  it.each([
    ["", "Please provide a valid operator name"],
    ["  \n", "Please provide a valid operator name"],
    [undefined, "Please provide a valid operator name"],
    ["o".repeat(51), "Operator name must be less than 50 characters"],
  ])("an operator name of %j is refused", async (name, message) => {
    const response = await rename(await makePerson({ role: "operator" }), name);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, errors: [message] });
  });

  it("an operator name may have 50 characters", async () => {
    expect((await rename(await makePerson({ role: "operator" }), "é".repeat(50))).status).toBe(200);
  });
});
