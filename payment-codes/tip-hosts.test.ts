import { expect, it, vi } from "vitest";
import { SERVICE_HOSTS } from "./service-hosts.ts";
import { leadsToTips } from "./tip-hosts.ts";

const https = (address: string): string => `https://${address}`;

it.each([
  "https://paypal.me/marta",
  "https://www.paypal.com/paypalme/marta",
  "https://py.pl/AbCdEf",
  "HTTPS://PayPal.Me/marta",
  "https://paypal.me./marta",
  "https://account.venmo.com/u/marta",
  "https://cash.app/$marta",
  "https://enroll.zellepay.com/qr-codes?data=x",
  "https://buy.stripe.com/x",
  "https://www.buymeacoffee.com/marta",
  "https://coff.ee/marta",
  "https://www.buymeacoff.ee/marta",
  "https://bmc.link/marta",
  "https://bmc.xyz/l/marta",
  "https://out.example/?u=buymeacoff.ee/marta",
  "https://pay.sumup.com/b2c/x",
  "https://checkout.square.site/x",
  "https://revolut.me/marta",
  ...Object.keys(SERVICE_HOSTS)
    .filter((host) => host !== "wise.com")
    .flatMap((host) => [`https://${host}/x`, `https://out.example/?u=https%3A%2F%2F${host}%2Fx`]),
  ...["wise.com/pay/me/marta", "wise.com/gb/pay/business/walks", "wise.com/pt-br/pay/r/x"].map(https),
  ...["monzo.com/pay/r/marta", "revolut.com/pay/marta", "revolut.com/en-GB/pay/marta"].map(https),
  ...["www.wise.com/pay/me/m", "wise.com./pay/me/m", "wise.com//pay//me/m", "wise.com/%70ay/me/m"].map(https),
  ...["wise.com/./x/../pay/me/m", "wise.com\\pay\\me\\m", "WISE.com/PAY/me/m", "wise.com/pay?x"].map(https),
  ...[".com.ar", ".com.br", ".com.mx", ".cl", ".com.uy", ".com.pe", ".com.co"].map((country) =>
    https(`link.mercadopago${country}/marta`),
  ),
  "https://www.mercadopago.com.mx/checkout/v1/redirect?pref_id=1",
  "https://out.example/?u=wise.com/pay/me/marta",
  "https://out.example/?u=https%3A%2F%2Fwise.com%2Fpay%2Fme%2Fmarta",
  "https://l.instagram.com/?u=https%3A%2F%2Fpaypal.me%2Fmarta&e=x",
  "https://www.google.com/url?q=https://venmo.com/u/marta",
  "https://out.example/?to=https%253A%252F%252Fcash.app%252F%2524marta",
  "https://web.archive.org/web/2026/https://paypal.me/marta",
  "https://out.example/#https://paypal.me/marta",
  "https://out.example/?u=paypal.me/marta",
  "https://out.example/?u=//paypal.me/marta",
  "https://out.example/%E0%A4%A?u=https%3A%2F%2Fpaypal.me",
  "https://paypal.me../marta",
  "https://out.example/?u=https:paypal.me/marta",
  "https://out.example/?u=HTTPS%3A%2Fpaypal.me%2Fmarta",
  "https://out.example/?u=https:%5C%5Cpaypal.me%5Cmarta",
  "https://out.example/?u=%5C%5Cpaypal.me",
  "https://out.example/?u=https:///paypal.me",
  "https://out.example/?back=https://a.example&u=paypal.me/marta",
  "https://out.example/?back=//a.example&v=1&u=wise.com/pay/me/marta",
  "https://out.example/?u=https://a=b&c=d@paypal.me",
])("an address at which guests tip is known: %s", (url) => {
  expect(leadsToTips(url)).toBe(true);
});

it.each([
  "https://marta-walks.square.site/tours",
  "https://marta.example/paypal.me",
  "https://notpaypal.me/marta",
  "https://paypal.me.example/marta",
  "https://marta.example/?mail=marta@paypal.me",
  "https://marta.example/?about=paypal",
  "https://wise.com/gb/blog/lisbon",
  "https://wise.com/pay-in-lisbon",
  "https://wise.com/?from=/pay/me",
  "https://wise.com/invite/u/marta",
  "https://monzo.com/blog/pay",
  "https://www.revolut.com/payments/",
  "https://notwise.com/pay/me/marta",
  "https://marta.example/wise.com/pay/me/marta",
  "https://mercadopago.example/marta",
  "https://swish.nu/about",
  "https://vipps.no/",
  "https://satispay.com/en-it/",
  "https://t.me/marta",
  `https://marta.example/${"https:/".repeat(280)}`,
  `https://marta.example/${"%25".repeat(600)}`,
])("an address at which nobody tips stays one: %s", (url) => {
  expect(leadsToTips(url)).toBe(false);
});

it.each(["=b", "&a=b.c", "=b.c:x", "//walks.example/", "#é.c", "=%2577alks.example"])(
  "an address with %s again and again is searched for hosts without reading the same one twice",
  (part) => {
    const address = `https://out.example/?${part.repeat(Math.floor(2000 / part.length))}`;
    const read = vi.spyOn(globalThis, "URL");
    try {
      expect(leadsToTips(address)).toBe(false);
      // The address's own host, and that of the parts in each layer.
      expect(read.mock.calls.length).toBeLessThanOrEqual(8);
    } finally {
      read.mockRestore();
    }
    expect(leadsToTips(`${address}&u=paypal.me/marta`)).toBe(true);
    expect(leadsToTips(`${address}&u=wise.com/about&v=wise.com/pay/me/marta`)).toBe(true);
  },
);
