import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { Guide, GuideInput } from "#schema/guide.ts";
import type { Review } from "#schema/review.ts";

export type Person = { username: string; email: string; password: string };

let made = 0;
/** Invents someone whom no one has registered before. */
export const newcomer = (): Person => ({
  username: "Marta",
  email: `marta-${process.pid}-${++made}@example.com`,
  password: "a walk in the park",
});

/** Calls the API in someone's name. Throws unless the call is a success. */
type Call = <Body>(method: string, path: string, data?: unknown) => Promise<Body>;

const callerWith =
  (origin: string, cookie: string): Call =>
  async (method, path, data) => {
    const response = await fetch(origin + path, {
      method,
      headers: { "Content-Type": "application/json", Origin: origin, Cookie: cookie },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text === "" ? undefined : JSON.parse(text);
  };

/** Registers someone by a call; returns what calls in their name. */
export async function register(
  origin: string,
  { username, email, password }: Person,
  role: "guide" | "operator" = "guide",
): Promise<Call> {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify({ username, email, password, confirmPassword: password, role }),
  });
  if (response.status !== 201) throw new Error(`no account: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return callerWith(origin, cookie);
}

type Profile = { person: Person; guide: Guide; path: string; call: Call };

/** Makes someone with a profile, by calls. */
export async function makeProfile(
  origin: string,
  values: Partial<GuideInput> = {},
  ways: PaymentWay[] = [],
): Promise<Profile> {
  const person = newcomer();
  const call = await register(origin, person);
  const guide = await call<Guide>("POST", "/api/guides", { name: "Marta Oliveira", ...values });
  if (ways.length > 0) await call("PUT", `/api/guides/${guide.id}/payment-ways`, ways);
  return { person, guide, path: `/profile/${guide.uniqueId}`, call };
}

/** Returns a profile's reviews as everybody can read them. */
export const reviewsOf = async (origin: string, { guide }: Profile): Promise<Review[]> =>
  (await fetch(`${origin}/api/guides/${guide.uniqueId}/reviews`)).json();
