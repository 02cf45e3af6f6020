import type { PaymentWay } from "#payment-codes/kinds.ts";
import { signIn } from "./sign-in.ts";

const OPERATOR = { email: "operator@example.com", password: "lanyard-demo" };
const PROFILE = "kenji-lisbon";
/** Links that make five contacts and six ways to tip, together with the demo profile's. */
const LINKS = {
  linkedin: "kenjiwatanabe-demo",
  venmoLink: "kenji-walks-demo",
  zelleLink: "https://enroll.zellepay.com/qr-codes?data=eyJuYW1lIjoiS0VOSkkiLCJ0b2tlbiI6ImtlbmppIn0",
  stripeLink: "https://buy.stripe.com/test_kenjiwalksdemo",
};
const HOLDER = "Kenji Watanabe";
/** As many ways as a guide may have, one of every kind that has a code. */
const WAYS: PaymentWay[] = [
  { kind: "card", value: "https://pay.sumup.com/b2c/kenjiwalksdemo" },
  { kind: "revolut", value: "kenjiwalksdemo" },
  { kind: "wise", value: "kenjiwalksdemo" },
  { kind: "iban", value: "PT50000201231234567890154", holder: HOLDER },
  { kind: "number", label: "MB WAY", country: "PT", value: "+351912000027", holder: HOLDER },
  { kind: "pix", value: "123e4567-e12b-12d1-a456-426655440000", holder: HOLDER, city: "Lisboa" },
  { kind: "upi", value: "kenji@npci" },
  { kind: "promptpay", value: "+66812223333" },
  { kind: "paynow", value: "+6591234567", holder: HOLDER },
  { kind: "vietqr", value: "0011012345678", bank: "970403", holder: HOLDER },
  { kind: "swish", value: "+46701234567" },
  { kind: "monzo", value: "kenjiwalksdemo" },
];
const REVIEWS = 12;
const COMMENT =
  "Two hours of tiles and viewpoints, and not a dull minute. Bring good shoes, and stay for the pastries.";

async function call(url: string, method: string, body: object, cookie = ""): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${url} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/**
 * Completes a demo profile in the database of `origin`: photo, banner, five contacts, six links and twelve ways to tip,
 * twelve reviews and three tours. Returns its path.
 */
export async function completeProfile(origin: string): Promise<string> {
  const cookie = await signIn(`${origin}/api/auth/login`, OPERATOR);
  const guide = await fetch(`${origin}/api/guides/${PROFILE}`);
  const { id, reviewCount }: { id: number; reviewCount: number } = await guide.json();
  await call(`${origin}/api/guides/${id}`, "PATCH", LINKS, cookie);
  await call(`${origin}/api/guides/${id}/payment-ways`, "PUT", WAYS, cookie);
  for (let made = reviewCount; made < REVIEWS; made++)
    await call(`${origin}/api/guides/${PROFILE}/reviews`, "POST", {
      name: `Guest ${made + 1}`,
      rating: 5,
      comment: COMMENT,
      language: "en",
    });
  return `/profile/${PROFILE}`;
}
