import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import worker from "../index.ts";
import { site } from "../testing/assets.ts";
import {
  call,
  makeAdmin,
  makeGuide,
  makePerson,
  ORIGIN,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { countTrips } from "../testing/queries.ts";

/** Values that stand nowhere else, one for each thing that can be paid. */
const PLANTED = {
  iban: "PT50000201231234567890154",
  holder: "Martina Geheimholder",
  phone: "+351912777333",
  pix: "9f3c1a52-77aa-4d0e-b6d1-3c5f0f1e2d4b",
  upi: "martasecret@npci",
  revolut: "martaplanted",
  prompt: "+66812229999",
};
const EVERY_WAY: PaymentWay[] = [
  { kind: "iban", value: PLANTED.iban, holder: PLANTED.holder },
  { kind: "number", label: "MB WAY", country: "PT", value: PLANTED.phone, holder: PLANTED.holder },
  { kind: "pix", value: PLANTED.pix, holder: PLANTED.holder, city: "Lisboa" },
  { kind: "upi", value: PLANTED.upi },
  { kind: "promptpay", value: PLANTED.prompt },
  { kind: "revolut", value: PLANTED.revolut },
  { kind: "card", value: "https://pay.sumup.com/b2c/QPLANTED" },
];

type Options = { ways?: PaymentWay[]; owner?: Person; values?: object };

/** A guide in Lisbon with these ways. */
async function makeTipped({ ways = EVERY_WAY, owner, values }: Options = {}) {
  const person = owner ?? (await makePerson());
  const guide = await makeGuide(person, { country: "PT", ...values });
  await call("POST", "/api/account/confirm", { as: person, json: { password: PASSWORD } });
  const stored = await call("PUT", `/api/guides/${guide.id}/payment-ways`, { as: person, json: ways });
  if (!stored.ok) throw new Error(await stored.text());
  return { ...guide, owner: person, path: `/profile/${guide.uniqueId}/tip` };
}

const visit = (path: string, headers: Record<string, string> = {}, as?: Person) =>
  call("GET", path, { headers, env: site, ...(as && { as }) });
const htmlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await visit(path, headers)).text();

/** The names of the ways as they stand in a page, those that come first and the others. */
function orderIn(html: string) {
  const [first = "", others = ""] = html.split('class="group"');
  const names = (part: string) => [...part.matchAll(/<bdi>([^<]+)<\/bdi>/g)].map(([, name]) => name);
  return [names(first), names(others)];
}

const orderFor = async (path: string, headers: Record<string, string>) =>
  orderIn(await htmlOf(`${path}?lang=en`, headers));

describe("the tip page", () => {
  it("the tip page is rendered for one guest, never cached or indexed, and tells nobody where a guest came from", async () => {
    const { path } = await makeTipped();
    const { status, headers } = await visit(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": expect.stringContaining("text/html"),
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "content-language": "en",
    });
  });

  it("the tip page reads the database once for a stranger", async () => {
    const { path } = await makeTipped();
    const { DB, trips } = countTrips(env.DB);
    await call("GET", path, { env: { ...site, DB } });
    expect(trips()).toBe(1);
  });

  it.each([
    ["of nobody", "/profile/nobody/tip"],
    ["of nobody, with a picture asked for", "/profile/nobody/tip/code.png?way=1"],
  ])("the tip page of %s is a page that says so, 404", async (_, path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("the tip page is 404 where there is no way to tip, and shows the six links of a profile where they are all", async () => {
    const bare = await makeGuide(await makePerson());
    expect((await visit(`/profile/${bare.uniqueId}/tip`)).status).toBe(404);
    const linked = await makeGuide(await makePerson(), { paypalLink: "marta", venmoLink: "marta" });
    const html = await htmlOf(`/profile/${linked.uniqueId}/tip`);
    expect(html).toContain("https://paypal.me/marta");
    expect(html).toContain("Venmo");
  });

  it("the tip page is hidden with its profile: from everybody but the owner", async () => {
    const owner = await makePerson({ subscriptionStatus: "inactive", trialEndsAt: new Date(0) });
    const { path } = await makeTipped({ owner });
    expect((await visit(path)).status).toBe(404);
    expect((await visit(path, {}, await makePerson())).status).toBe(404);
    expect((await visit(path, {}, owner)).status).toBe(200);
  });

  it("the tip page draws a placeholder person where the guide has no photo", async () => {
    const { path } = await makeTipped();
    expect(await htmlOf(path)).toContain('class="person"');
  });

  it("the tip page has an address that may end with a slash", async () => {
    const { path } = await makeTipped();
    expect((await visit(`${path}/`)).status).toBe(200);
  });

  it("the tip page keeps names of rails in every language, and has words for what has none", async () => {
    const { path } = await makeTipped();
    const html = await htmlOf(`${path}?lang=de`);
    for (const name of ["MB WAY", "Pix", "Banküberweisung", "Karte"])
      expect(html).toContain(`<bdi>${name}</bdi>`);
    expect(html).not.toContain("Bank transfer");
  });

  it("the tip page's links and forms keep a language that the address names in any form", async () => {
    const { path } = await makeTipped();
    for (const [asked, kept] of [
      ["pt_BR", "pt-BR"],
      ["zh-nan", "zh-Hant"],
    ]) {
      const html = await htmlOf(`${path}?lang=${asked}`);
      expect(html).toContain(`<html lang="${kept}"`);
      expect(html).toContain(`/tip?lang=${kept}&amp;`);
      expect(html).toContain(`<input type="hidden" name="lang" value="${kept}"/>`);
    }
  });

  it("the tip page comes as its content alone for the sheet of the public page", async () => {
    const { path } = await makeTipped();
    const part = await htmlOf(`${path}?part=1`);
    expect(part).toMatch(/^<style>/);
    expect(part).not.toMatch(/<html|<body|<h1/);
    expect(part).toContain("MB WAY");
  });
});

describe("the order of ways", () => {
  const LOCAL = { pix: "Pix", upi: "UPI", prompt: "PromptPay", mbway: "MB WAY", iban: "Bank transfer" };

  it.each([
    ["a guest from Brazil", { "CF-IPCountry": "BR" }, [LOCAL.pix]],
    ["a guest from Germany", { "CF-IPCountry": "DE" }, [LOCAL.iban]],
    ["a guest from India", { "CF-IPCountry": "IN" }, [LOCAL.upi]],
    ["a guest from Singapore", { "CF-IPCountry": "SG" }, [LOCAL.prompt]],
    ["a guest from the United States", { "CF-IPCountry": "US" }, []],
    ["a guest from Japan", { "CF-IPCountry": "JP" }, []],
    [
      "somebody on the guide's own network, whose phone speaks Brazil's Portuguese",
      { "CF-IPCountry": "PT", "Accept-Language": "pt-BR,pt;q=0.9" },
      [LOCAL.pix],
    ],
    [
      "a phone as it left the factory: en-US says nothing",
      { "CF-IPCountry": "PT", "Accept-Language": "en-US,en-IN;q=0.8" },
      [LOCAL.upi],
    ],
    [
      "somebody who chose a country, whatever the network says",
      { "CF-IPCountry": "DE", Cookie: "bank=BR" },
      [LOCAL.pix],
    ],
  ])(
    "the order of ways begins, for %s, with what works at home, then cards, then services",
    async (_, headers, home) => {
      const { path } = await makeTipped();
      const [first] = await orderFor(path, headers as Record<string, string>);
      expect(first).toEqual([...home, "Card", "Revolut"]);
    },
  );

  it.each([
    ["says Brazil, without a header", "https://lanyard.example", { country: "BR" }, [LOCAL.pix]],
    ["says nothing of the request", "https://lanyard.example", undefined, []],
    ["says nothing of the country", "https://lanyard.example", {}, []],
    ["is this machine's and invents Brazil", ORIGIN, { country: "BR" }, []],
  ])(
    "the order of ways begins with what works where the edge sees a guest, which %s",
    async (_, origin, cf, home) => {
      const { path } = await makeTipped();
      const request = new Request(`${origin}${path}?lang=en`, { ...(cf && { cf }) });
      const response = await worker.fetch(request, site, createExecutionContext());
      const [first = []] = orderIn(await response.text());
      expect(first.slice(0, home.length + 2)).toEqual([...home, "Card", "Revolut"]);
    },
  );

  it("the order of ways begins with cards for a guest from nowhere; the guide's own country comes before the rest", async () => {
    const { path } = await makeTipped();
    for (const country of ["XX", "T1", undefined]) {
      const [first, others] = await orderFor(path, country ? { "CF-IPCountry": country } : {});
      expect(first).toEqual(["Card", "Revolut", LOCAL.iban, LOCAL.mbway]);
      expect(others).toEqual([LOCAL.pix, LOCAL.upi, LOCAL.prompt]);
    }
    // No one knows that the guest banks there: the rail's countries are named.
    expect(await htmlOf(path)).toContain("<small>Spain, Portugal, Italy, Andorra");
    expect(await htmlOf(path, { "CF-IPCountry": "ES" })).not.toContain("<small>Spain");
  });

  it("the order of ways leaves nothing out, and names the country of what comes last", async () => {
    const { path } = await makeTipped();
    const [first = [], others = []] = await orderFor(path, { "CF-IPCountry": "JP" });
    expect([...first, ...others].toSorted()).toEqual(
      ["Bank transfer", "Card", "MB WAY", "Pix", "PromptPay", "Revolut", "UPI"].toSorted(),
    );
    const html = await htmlOf(path, { "CF-IPCountry": "JP" });
    for (const place of [
      "Brazil",
      "India",
      "Thailand, Singapore",
      "Spain, Portugal, Italy, Andorra",
      "Europe (SEPA)",
    ])
      expect(html).toContain(`<small>${place}`);
  });

  it("the order of ways is followed by what to do where none works with a bank of the guest's country", async () => {
    const noBank = /<p class="no-bank">(.*?)<\/p>/;
    const said = async (path: string, country: string, language = "en") =>
      noBank.exec(await htmlOf(path, { "CF-IPCountry": country, "Accept-Language": language }))?.[1];
    const ways: PaymentWay[] = [{ kind: "number", label: "MB WAY", country: "PT", value: PLANTED.phone }];
    const { path } = await makeTipped({ ways, values: { callMe: "Tina" } });
    expect(await said(path, "JP")).toBe(
      'Japan: none of these ways works with a bank there. You can tip in cash, or ask <bdi translate="no">Tina</bdi>.',
    );
    expect(await said(path, "JP", "de")).toContain("Japan: Mit einer Bank dort funktioniert keiner");
    expect(await htmlOf(`${path}?bank=US`)).toContain("United States: none of these ways");
    // Spaniards reach MB WAY; of a guest in the guide's own country, or in none, nobody knows the bank.
    for (const country of ["ES", "PT", "T1"]) expect(await said(path, country)).toBeUndefined();
    // A service for members, as a card, is a way for everybody.
    const { path: open } = await makeTipped({ ways, values: { paypalLink: "marta" } });
    expect(await said(open, "JP")).toBeUndefined();
    const { path: menu } = await makeTipped({ ways: [], values: { venmoLink: "marta" } });
    expect(await said(`${menu}?menu=1&part=1`, "DE")).toContain("Germany: none of these ways");
    expect(await said(`${menu}?menu=1&part=1`, "US")).toBeUndefined();
  });

  it("the order of ways remembers the country that was chosen, until it is unchosen", async () => {
    const { path } = await makeTipped();
    const chosen = await visit(`${path}?bank=br`);
    expect(chosen.headers.get("Set-Cookie")).toMatch(/^bank=BR; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(await chosen.text()).toMatch(
      /<option[^>]*value="BR"[^>]*selected|<option[^>]*selected[^>]*value="BR"/,
    );
    const undone = await visit(`${path}?bank=`, { Cookie: "bank=BR" });
    expect(undone.headers.get("Set-Cookie")).toMatch(/^bank=; Max-Age=0; Path=\//);
  });
});

describe("amounts", () => {
  const hrefsOf = (html: string) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

  it("amounts go into links and codes of the guide's currency as they are, and nowhere else", async () => {
    const { path } = await makeTipped({ values: { paypalLink: "marta" } });
    const hrefs = hrefsOf(await htmlOf(`${path}?amount=1050`, { "CF-IPCountry": "US" }));
    expect(hrefs).toContain("https://paypal.me/marta/10.50EUR");
    expect(hrefs.find((href) => href.includes("revolut.me"))).toMatch(/currency=EUR&amount=1050/);
    expect(hrefs).toContain("https://pay.sumup.com/b2c/QPLANTED");
    const transfer = await htmlOf(`${path}?amount=1050&way=1`);
    expect(transfer).toContain('data-copy="10.50"');
    // Brazil's rail is paid in reais: no euro, and nothing converted.
    expect(await htmlOf(`${path}?amount=1050&way=3`)).not.toMatch(/10[.,]50/);
  });

  it("amounts to choose from are three, another one, and none: nothing is chosen at first", async () => {
    const { path } = await makeTipped();
    const html = await htmlOf(path);
    for (const text of ["€5", "€10", "€20", "Other", "I&#x27;ll decide in the app"])
      expect(html).toContain(text);
    expect(html).not.toContain("aria-current");
    expect(await htmlOf(`${path}?amount=500`)).toMatch(/aria-current="true"[^>]*>€5</);
  });

  it.each(["0", "-1", "1e9", "10.5", "1000000000", "x", " ", "00500"])(
    "amounts that can't be used are left out, with a note: %s",
    async (amount) => {
      const { path } = await makeTipped();
      const html = await htmlOf(`${path}?amount=${encodeURIComponent(amount)}`);
      expect(html).toContain("That amount can");
      expect(hrefsOf(html).filter((href) => /\/tip\?.*amount=/.test(href)).length).toBe(4);
    },
  );

  it.each([
    ["12.50", "1250"],
    ["12,5", "1250"],
    ["12,", "1200"],
    [" 7 ", "700"],
    ["১২.৫০", "1250"],
    ["২০ ইউরো", "2000"],
    ["۱۲٫۵۰", "1250"],
    ["۲۰ یورو", "2000"],
  ])("amounts may be typed in whole units: %s", async (typed, minor) => {
    const { path } = await makeTipped();
    expect(await htmlOf(`${path}?other=${encodeURIComponent(typed)}`)).toContain(`amount=${minor}`);
  });

  it("amounts that were typed stand in their field as the language writes them", async () => {
    const { path } = await makeTipped();
    const fieldIn = async (lang: string) =>
      /<input[^>]*name="other"[^>]*>/.exec(await htmlOf(`${path}?lang=${lang}&other=12,5`))?.[0];
    expect(await fieldIn("pt-BR")).toContain('value="12,50"');
    expect(await fieldIn("en")).toContain('value="12.50"');
  });

  it("amounts may be typed without losing the language that was chosen", async () => {
    const { path } = await makeTipped();
    const [, form = ""] = (await htmlOf(`${path}?lang=en&amount=500`)).split('class="other-amount"');
    expect(form.split("</form>")[0]).toContain('<input type="hidden" name="lang" value="en"/>');
    expect(form.split("</form>")[0]).not.toContain('name="amount"');
  });

  it.each(["12.345", "0", "-3", "ten", "1e3"])(
    "amounts that are typed wrong are told and stay: %s",
    async (typed) => {
      const { path } = await makeTipped();
      const html = await htmlOf(`${path}?other=${encodeURIComponent(typed)}`);
      expect(html).toContain("That amount can");
      expect(/<input[^>]*name="other"[^>]*>/.exec(html)?.[0]).toContain(`value="${typed}"`);
    },
  );

  it("amounts leave a guest knowing that a service needs an account", async () => {
    const { path } = await makeTipped({ values: { paypalLink: "marta" } });
    const html = await htmlOf(`${path}?amount=500&lang=en`, { "CF-IPCountry": "US" });
    expect(
      html.match(/<small>Needs an account there<.small><small>€5 filled in for you<.small>/g),
    ).toHaveLength(2);
  });

  it("amounts have the decimals of their currency", async () => {
    const { path } = await makeTipped({ values: { country: "JP", currency: "JPY", paypalLink: "kenji" } });
    expect(hrefsOf(await htmlOf(`${path}?amount=1800`, { "CF-IPCountry": "US" }))).toContain(
      "https://paypal.me/kenji/1800JPY",
    );
    expect(await htmlOf(`${path}?other=18.5`)).toContain("That amount can");
  });

  it("amounts aren't asked for where the guide has no currency", async () => {
    const { path } = await makeTipped({ values: { country: "", paypalLink: "marta" } });
    const html = await htmlOf(`${path}?amount=500`, { "CF-IPCountry": "US" });
    expect(html).not.toContain("I&#x27;ll decide");
    expect(hrefsOf(html)).toContain("https://paypal.me/marta");
  });
});

describe("the menu of the six fields", () => {
  const fields = { paypalLink: "marta", zelleLink: "https://revolut.me/martaz", buyMeACoffeeLink: "marta" };
  /** Creates a guide with fields alone, and returns the HTML of the menu. */
  async function menuOf(values: object, query = "", ways: PaymentWay[] = []) {
    const { path } = await makeTipped({ ways, values });
    return htmlOf(`${path}?menu=1&part=1&lang=en${query}`, { "CF-IPCountry": "US" });
  }
  const linksIn = (html: string) =>
    [
      ...html.matchAll(/class="pay" href="([^"]+)" target="_blank".*?<span translate="no">([^<]+)<\/span>/g),
    ].map(([, href = "", name]) => [name, href.replaceAll("&amp;", "&")]);

  it("the menu of the six fields has the amounts above the fields in their own order, each with the amount where it carries one", async () => {
    const bare = await menuOf(fields);
    expect(linksIn(bare)).toEqual([
      ["PayPal", "https://paypal.me/marta"],
      ["Revolut", "https://revolut.me/martaz"],
      ["Buy Me A Coffee", "https://buymeacoffee.com/marta"],
    ]);
    // What stands in Zelle's field and isn't Zelle's has its own letter.
    expect([...bare.matchAll(/<text[^>]*>(.)<.text>/g)].map(([, letter]) => letter)).toEqual(["P", "R"]);
    expect(bare.indexOf("€10")).toBeLessThan(bare.indexOf("PayPal"));
    expect(bare).not.toContain("I bank in");
    const chosen = await menuOf(fields, "&amount=1000");
    expect(linksIn(chosen).map(([, href]) => href)).toEqual([
      "https://paypal.me/marta/10EUR",
      "https://revolut.me/martaz?currency=EUR&amount=1000",
      "https://buymeacoffee.com/marta",
    ]);
    expect(chosen.match(/€10 filled in for you/g)).toHaveLength(2);
  });

  it("the menu of the six fields says with an amount what a guest needs, as the list of all ways does", async () => {
    const said = (html: string) =>
      [...html.matchAll(/<a class="pay".*?<\/a>/g)].map(([row]) =>
        [...row.matchAll(/<small>([^<]*)<\/small>/g)].map(([, text]) => text),
      );
    const withTips = {
      paypalLink: "marta",
      stripeLink: "https://tips.walks.example/marta",
      venmoLink: "marta",
    };
    expect(said(await menuOf(withTips, "&amount=1000"))).toEqual([
      ["Needs an account there", "€10 filled in for you"],
      [],
      ["tips.walks.example · Any card, no account"],
    ]);
    expect(said(await menuOf(withTips))).toEqual([[], [], ["tips.walks.example"]]);
  });

  it("the menu of the six fields stays the menu with each amount that is chosen or typed", async () => {
    const html = await menuOf(fields);
    expect(html).toMatch(/href="[^"]*\/tip\?lang=en&amp;menu=1&amp;amount=500"/);
    expect(html).toContain('<input type="hidden" name="menu" value="1"/>');
    expect(linksIn(await menuOf(fields, "&other=7"))[0]).toEqual(["PayPal", "https://paypal.me/marta/7EUR"]);
  });

  it.each([
    [
      "none of the fields carries one",
      { stripeLink: "https://buy.stripe.com/marta", zelleLink: "https://enroll.zellepay.com/marta" },
    ],
    ["the one that does is paid in another currency", { venmoLink: "marta-walks" }],
    ["the guide has no currency", { country: "", paypalLink: "marta" }],
    ["the guide suggests none", { paypalLink: "marta", tipAmounts: null }],
  ])("the menu of the six fields asks for no amount where %s", async (_, values) => {
    const html = await menuOf(values);
    expect(linksIn(html).length).toBeGreaterThan(0);
    expect(html).not.toContain('class="amount"');
  });

  it("the menu of the six fields is all the ways of a guide whose fields were emptied since the page was made", async () => {
    const ways: PaymentWay[] = [{ kind: "revolut", value: "marta" }];
    expect(await menuOf({}, "", ways)).toContain("I bank in");
    expect(linksIn(await menuOf(fields, "", ways))).toHaveLength(3);
  });
});

describe("one way", () => {
  it("one way says whom it pays, and has a button for each text, exactly as the bank takes it", async () => {
    const { path } = await makeTipped();
    const html = await htmlOf(`${path}?way=1`);
    expect(html).toContain("Your app must show ");
    expect(html).toContain(`<bdi>${PLANTED.holder}</bdi>`);
    expect(html).toContain(`data-copy="${PLANTED.iban}"`);
    expect(html).toContain("PT50 0002 0123 1234 5678 9015 4");
  });

  it("one way says beside the amount in which currency it is, because what is copied is the number alone", async () => {
    const { path } = await makeTipped();
    const html = await htmlOf(`${path}?way=1&amount=1250&lang=en`);
    expect(html).toContain('data-copy="12.50"');
    expect(html).toContain("<small>Amount in EUR</small>");
    expect(html).toContain('aria-label="Copy: Amount in EUR"');
  });

  it("one way shows its code as a picture, which can be saved", async () => {
    const { path } = await makeTipped();
    expect(await htmlOf(`${path}?way=3`)).toMatch(/<img src="data:image\/png;base64,iVBOR[^"]+"/);
    const picture = await visit(`${path}/code.png?way=3`);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    expect(picture.headers.get("Cache-Control")).toBe("private, no-store");
    const header = new DataView(await picture.arrayBuffer());
    expect(header.getUint32(16)).toBeGreaterThanOrEqual(1024);
  });

  it.each(["0", "8", "-1", "1.5", "x"])("one way that isn't there leads to the list: %s", async (way) => {
    const { path } = await makeTipped();
    expect(await htmlOf(`${path}?way=${way}`)).toContain("Select payment method");
    expect((await visit(`${path}/code.png?way=${way}`)).status).toBe(404);
  });

  it("one way opens by the link that the list had for it, once the guide has another order, and the list once it is gone", async () => {
    const own: PaymentWay = { kind: "iban", value: "DE89370400440532013000", holder: PLANTED.holder };
    const { path, id, owner } = await makeTipped({ ways: [...EVERY_WAY, own] });
    const links = [...(await htmlOf(`${path}?lang=en`)).matchAll(/href="([^"]*way=[^"]+)"/g)].map(
      ([, href = ""]) => href.replaceAll("&amp;", "&"),
    );
    expect(links.length).toBeGreaterThan(3);
    const opened = async () => {
      const pages = await Promise.all(links.map((link) => htmlOf(link)));
      return pages.map((html) => /<section class="way".*<\/section>/s.exec(html)?.[0]);
    };
    const before = await opened();
    expect(new Set(before).size).toBe(links.length);
    for (const link of links)
      for (const planted of Object.values(PLANTED)) expect(decodeURIComponent(link)).not.toContain(planted);
    const put = (json: PaymentWay[]) => call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json });
    expect((await put([own, ...EVERY_WAY.toReversed()])).status).toBe(200);
    expect(await opened()).toEqual(before);
    expect((await put([{ ...own, value: "FR1420041010050500013M02606" }])).status).toBe(200);
    for (const link of links) expect(await htmlOf(link)).toContain("Select payment method");
  });

  it("one way escapes what a guide wrote", async () => {
    const { path } = await makeTipped({
      ways: [
        {
          kind: "number",
          label: '<b>"Pay"&',
          country: "PT",
          value: PLANTED.phone,
          holder: '<img src=x onerror="x">',
        },
        { kind: "revolut", value: "marta" },
      ],
      values: { name: "<script>alert(1)</script>" },
    });
    for (const query of ["", "?way=1"])
      expect(await htmlOf(path + query)).not.toMatch(/<img src=x|<b>"Pay|<script>alert/);
  });
});

it("the tip page alone shows what a guide gave to be paid: not pages, calls, lists of admins, e-mails or the log", async () => {
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const { path, owner, uniqueId, id } = await makeTipped();
  const admin = await makeAdmin();
  await call("PUT", `/api/guides/${id}/payment-ways`, {
    as: owner,
    json: [{ kind: "iban", value: PLANTED.phone }],
  });
  const asked: [string, string, Person?][] = [
    ["GET", `/profile/${uniqueId}?lang=pt&review=added`],
    ["GET", `/profile/${uniqueId}?review=added`],
    ["GET", `/profile/${uniqueId}`, owner],
    ["GET", `/api/guides/${uniqueId}`],
    ["GET", `/api/guides/${uniqueId}`, owner],
    ["GET", `/api/guides/id/${id}`, owner],
    ["GET", "/api/user/guides", owner],
    ["PATCH", `/api/guides/${id}`, owner],
    ["GET", `/api/guides/${uniqueId}/reviews`],
    ["GET", `/api/guides/${uniqueId}/tours`],
    ["GET", "/api/auth/me", owner],
    ["GET", "/api/account/sessions", owner],
    ["GET", "/api/admin/users", admin],
    ["GET", "/api/admin/guides", admin],
    ["GET", "/api/admin/stats", admin],
    ["GET", "/api/admin/audit-log", admin],
    ["GET", `/profile/${uniqueId}/tip/nothing`],
  ];
  const texts = await Promise.all(
    asked.map(async ([method, address, as]) => {
      const response = await call(method, address, {
        env: site,
        ...(as && { as }),
        ...(method === "PATCH" && { json: { bio: "New" } }),
      });
      return `${address} ${JSON.stringify([...response.headers])} ${await response.text()}`;
    }),
  );
  await visit(path);
  const logged = spies.flatMap(({ mock }) => mock.calls.map((line) => JSON.stringify(line)));
  for (const spy of spies) spy.mockRestore();
  const hits = [...texts, ...logged].filter((text) =>
    Object.values(PLANTED).some((value) => text.includes(value) || text.includes(encodeURIComponent(value))),
  );
  expect(hits).toEqual([]);
});
