import { describe, expect, it } from "vitest";
import { checkPaymentWay } from "./check.ts";

const card = (value: string) => checkPaymentWay({ kind: "card", value });

describe("a card link that is no guest's", () => {
  it.each([
    "www.paypal.com/myaccount/home",
    "www.paypal.com/signin?returnUri=x",
    "www.paypal.com/pt/signin",
    "www.paypal.com/pt-PT/businessmanage/account/aboutBusiness",
    "www.paypal.com/mep/dashboard",
    "paypal.com/Home",
    "www.paypal.com/ncp/links/create",
    "www.paypal.com/ncp/links/YWT36BXE9XVHW/edit",
    "www.paypal.com/ncp",
    "www.paypal.com/donate/buttons/",
    "dashboard.paystack.com/#/pages",
    "squareup.com/dashboard/items",
    "studio.buymeacoffee.com/dashboard",
    "buymeacoffee.com/dashboard",
    "business.revolut.com/merchant",
    "tours.example/login",
    "tours.example/en/sign-in/",
  ])("a merchant's own page is no card link: %s", (address) => {
    expect(card(`https://${address}`)).toMatchObject({
      errors: [
        { message: "This is your own page at the service. Please paste the link that your guests open." },
      ],
    });
  });

  it.each([
    "tours.example",
    "www.sumup.com/en-gb/",
    "viva.com/en-eu/",
    "sumup.com/pt-pt?utm_source=x",
    "www.paypal.com/pt/",
    "stripe.com/docs/payment-links",
    "stripe.com/en-pt/payments/payment-links",
    "support.stripe.com/questions/payment-links",
    "docs.stripe.com/payment-links",
    "help.sumup.com/en-GB/articles/1",
    "developers.mercadopago.com/x",
  ])("a service's page about itself is no card link: %s", (address) => {
    expect(card(`https://${address}`)).toMatchObject({
      errors: [{ message: "Please paste the whole link of your checkout." }],
    });
  });

  it.each(["buy.stripe.com/abc…", "buy.stripe.com/abc...", "buy.stripe.com/abc… ", "shop.example/pay/a.."])(
    "a link that an app has shortened is no card link: %j",
    (address) => {
      expect(card(`https://${address}`)).toMatchObject({
        errors: [{ message: "Please paste the whole link of your checkout." }],
      });
    },
  );

  it.each([
    ["enroll.zellepay.com/qr-codes?data=eyJuYW1lIjoiTSJ9", "Zelle"],
    ["www.zellepay.com/pay/marta", "Zelle"],
    ["www.paypal.com/pt/paypalme/marta", "PayPal"],
  ])("the link %s belongs to %s", (address, service) => {
    const checked = card(`https://${address}`);
    expect(JSON.stringify(checked)).toContain("This is a link of ");
    expect(JSON.stringify(checked)).toContain(service);
    expect(checked).toMatchObject({ errors: [{ field: "kind" }] });
  });
});

it.each([
  "https://www.paypal.com/ncp/payment/YWT36BXE9XVHW",
  "https://www.paypal.com/ncp/links/YWT36BXE9XVHW",
  "https://www.paypal.com/donate/?hosted_button_id=ABC",
  "https://www.paypal.com/donate?business=x",
  "https://www.paypal.com/qrcodes/p2pqrc/ABC",
  "https://www.paypal.com/us/fundraiser/charity/1",
  "https://www.paypal.com/cgi-bin/webscr?cmd=_s-xclick&hosted_button_id=ABC",
  "https://www.paypal.com/pools/c/8abc",
  "https://squareup.com/appointments/book/x",
  "https://buymeacoff.ee/marta",
  "https://tours.example/pay/login-tour",
  "https://tours.example/en/",
  "https://support.tours.example/marta",
  "https://www.paypal.com/?cmd=_s-xclick&hosted_button_id=ABC",
  "https://marta.square.site/en",
  "https://marta.payrexx.com/de",
  "https://help.square.site/tip",
  "https://tours.example/dashboard/pay/1",
])("a card link that guests open is stored as it is: %s", (value) => {
  expect(card(value)).toEqual({ way: { kind: "card", value } });
});
