import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { site, withPageCache } from "../testing/assets.ts";
import { call, makeGuide, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { answersOf, GUEST, statisticsOf } from "../testing/statistics.ts";

const IBAN: PaymentWay = { kind: "iban", value: "PT50000201231234567890154", holder: "Marta Oliveira" };
const REVOLUT: PaymentWay = { kind: "revolut", value: "marta" };
const MB_WAY: PaymentWay = {
  kind: "number",
  label: "MB WAY",
  country: "PT",
  value: "+351912777333",
  holder: "Marta Oliveira",
};

let networks = 0;

async function putWays(owner: Person, id: number, ways: PaymentWay[]) {
  await call("POST", "/api/account/confirm", { as: owner, json: { password: PASSWORD } });
  const stored = await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json: ways });
  if (!stored.ok) throw new Error(await stored.text());
}
async function makeTipped(ways: PaymentWay[], values: object = {}, role: "guide" | "operator" = "guide") {
  const owner = await makePerson({ role, operatorName: role === "operator" ? "Sete Colinas" : "" });
  const { id, uniqueId } = await makeGuide(owner, { country: "PT", ...values });
  await putWays(owner, id, ways);
  return { owner, id, uniqueId, path: `/profile/${uniqueId}/tip` };
}
type From = { headers?: Record<string, string>; as?: Person };
const say = (path: string, form: Record<string, string>, { headers, as }: From = {}) =>
  call("POST", `${path}/said`, {
    env: site,
    body: new URLSearchParams(form),
    ...(as && { as }),
    headers: { "User-Agent": GUEST, "CF-Connecting-IP": `2001:db8:8:${++networks}::1`, ...headers },
  });
const textOf = async (path: string, as?: Person) =>
  (await call("GET", path, { env: site, ...(as && { as }) })).text();

describe("an answer without scripts", () => {
  it("a way's step asks at its foot, and an answer that it worked is thanked with a link to the review form", async () => {
    const { owner, id, path } = await makeTipped([REVOLUT, IBAN]);
    const step = await textOf(`${path}?lang=de&way=2&amount=500`);
    expect(step).toContain('method="post"');
    const [, action = ""] = /<form class="asks"[^>]* action="([^"]+)"/.exec(step) ?? [];
    expect(action.replaceAll("&amp;", "&")).toBe(`${path}/said?lang=de&amount=500`);
    const response = await say(`${path}`, { way: "2", said: "worked" });
    expect(response.status).toBe(303);
    const location = response.headers.get("Location") ?? "";
    expect(location).toBe(`${path}?said=worked&of=2`);
    const html = await textOf(location);
    expect(html).toContain("Thank you! Only the bank knows for sure.");
    expect(html).toContain(`href="${path.replace(/\/tip$/, "")}#review"`);
    const { ways, totals } = await statisticsOf(owner, id);
    expect(ways).toEqual([{ way: "iban", opens: 0, worked: 1, failed: 0 }]);
    expect([totals.tipsWorked, totals.tipsFailed]).toEqual([1, 0]);
  });

  it("an answer that it didn't work offers the other ways and whom each is for, and keeps language and amount", async () => {
    const { path } = await makeTipped([REVOLUT, IBAN, MB_WAY], { paypalLink: "marta" });
    const response = await say(path, { way: "2", said: "failed" });
    const html = await textOf(response.headers.get("Location") ?? "");
    expect(html).toContain("Sorry. Please try another way:");
    for (const left of ["PayPal", "Revolut", "MB WAY", "Spain, Portugal, Italy"])
      expect(html).toContain(left);
    expect(html).not.toContain("Bank transfer");
    const kept = await call("POST", `${path}/said?lang=de&amount=500`, {
      env: site,
      body: new URLSearchParams({ way: "1", said: "failed" }),
    });
    expect(kept.headers.get("Location")).toBe(`${path}?lang=de&amount=500&said=failed&of=1`);
  });

  it("a guest for whom the only way failed is asked to tell the guide, also once that way is removed", async () => {
    const { owner, id, path } = await makeTipped([IBAN], { callMe: "Marta" });
    expect(await textOf(`${path}?said=failed&of=1&lang=en`)).toMatch(
      /Sorry\. Please tell <bdi>Marta<\/bdi>\./,
    );
    await putWays(owner, id, []);
    const response = await say(path, { way: "1", said: "failed" });
    expect(response.status).toBe(303);
    const page = await call("GET", response.headers.get("Location") ?? "", { env: site });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Sorry. Please tell")]);
    const { ways, totals } = await statisticsOf(owner, id);
    expect([totals.tipsFailed, ways]).toEqual([1, []]);
    expect((await call("GET", path, { env: site })).status).toBe(404);
  });

  it("a way that another one has replaced isn't blamed for it", async () => {
    const { owner, id, path } = await makeTipped([IBAN, REVOLUT]);
    const wayAt = async (place: number): Promise<string> => {
      const [, key = ""] = /name="key" value="([^"]+)"/.exec(await textOf(`${path}?way=${place}`)) ?? [];
      return key;
    };
    const [iban, revolut] = [await wayAt(1), await wayAt(2)];
    await putWays(owner, id, [REVOLUT]);
    await say(path, { way: "1", key: iban, said: "failed" });
    expect((await statisticsOf(owner, id)).ways).toEqual([]);
    await say(path, { way: "2", key: revolut, said: "failed" });
    expect((await statisticsOf(owner, id)).ways).toEqual([
      { way: "revolut", opens: 0, worked: 0, failed: 1 },
    ]);
  });

  it.each<[string, From]>([
    ["another site", { headers: { Origin: "https://evil.example" } }],
    ["another site's page", { headers: { "Sec-Fetch-Site": "cross-site" } }],
    ["a page that says no origin", { headers: { Origin: "null" } }],
    ["a program", { headers: { "User-Agent": "curl/8" } }],
  ])("an answer from %s gets the same response as any other and counts nothing", async (_name, from) => {
    const { owner, id, path } = await makeTipped([IBAN]);
    expect((await say(path, { way: "1", said: "failed" }, from)).status).toBe(303);
    expect(await answersOf(owner, id)).toEqual([0, 0]);
  });

  it("the team is not asked, and its answers count nothing", async () => {
    const { owner, id, path } = await makeTipped([IBAN]);
    const [step, list] = [await textOf(`${path}?way=1`, owner), await textOf(path, owner)];
    for (const html of [step, list]) expect(html).not.toContain("Did it work?");
    expect((await say(path, { way: "1", said: "failed" }, { as: owner })).status).toBe(303);
    expect(await answersOf(owner, id)).toEqual([0, 0]);
  });

  it.each([
    {},
    { said: "paid" },
    { said: "" },
    { way: "9".repeat(4000), said: "failed" },
    { way: "-1", said: "worked" },
  ])("a form with %j leads to the tip page, and blames no way", async (form) => {
    const { owner, id, path } = await makeTipped([IBAN]);
    const response = await say(path, form as Record<string, string>);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toMatch(/^\/profile\/[^/]+\/tip/);
    expect((await statisticsOf(owner, id)).ways).toEqual([]);
  });

  it("an answer about a page that is hidden or unknown is 404", async () => {
    expect((await say("/profile/nobody/tip", { way: "1", said: "failed" })).status).toBe(404);
  });

  it("a guide without reviews gets thanks and no link to a review", async () => {
    const { path } = await makeTipped([IBAN], { reviewsEnabled: "false" });
    const html = await textOf(`${path}?said=worked&of=1`);
    expect(html).toContain("Thank you!");
    expect(html).not.toContain("#review");
  });
});

describe("who gets the tips, as guests read it", () => {
  it.each([
    ["guide", "Enjoyed the walk? Your tip goes straight to Ana."],
    [null, "Enjoyed the walk? Leave a tip for Ana."],
    ["team", "Enjoyed the walk? Leave a tip for Ana. It is shared by the team."],
    ["company", "Enjoyed the walk? Tips go to Sete Colinas."],
  ] as const)(
    "a page whose tips go to %j says it in 'Support Me' and at the head of the tip page",
    async (tipsGoTo, sentence) => {
      const { uniqueId, path } = await makeTipped([IBAN], { callMe: "Ana", tipsGoTo }, "operator");
      const plain = (html: string) => html.replaceAll(/<\/?(?:bdi|span)[^>]*>/g, "");
      expect(plain(await withPageCache(() => textOf(`/profile/${uniqueId}?lang=en`)))).toContain(
        `<p>${sentence}</p>`,
      );
      expect(plain(await textOf(`${path}?lang=en`))).toContain(`<p class="lead">${sentence}</p>`);
    },
  );

  it("a company without a name is not mentioned", async () => {
    const { path } = await makeTipped([IBAN], { callMe: "Ana", tipsGoTo: "company" });
    expect(await textOf(`${path}?lang=en`)).toMatch(/Leave a tip for <span[^>]*>Ana<\/span>\./);
  });
});
