import { Window } from "happy-dom";
import type { Guide } from "#schema/guide.ts";
import { origin, send, settle } from "./network.ts";

type Role = "guide" | "operator";
/** A user. */
export type Person = { username: string; email: string; password: string; role: Role };

let count = 0;
/** Makes up someone whom no one has registered before. */
export const newcomer = (role: Role = "guide"): Person => ({
  username: "Marta",
  email: `marta-${process.pid}-${++count}@component.example`,
  password: "a walk in the park",
  role,
});

/** Calls the API and returns its body. Throws unless the call was a success. */
export type CallApi = <Body>(method: string, path: string, json?: object) => Promise<Body>;

const callBy =
  (fetch: typeof send): CallApi =>
  async (method, path, json) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(origin + path, {
      method,
      ...(json && { headers, body: JSON.stringify(json) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : JSON.parse(await response.text());
  };

/** Calls the API as the page's browser, as from another tab. */
export const call: CallApi = callBy(send);

/** Another browser, with cookies and perhaps a name of its own. */
export function anotherBrowser(userAgent?: string): CallApi {
  const window = new Window({ url: origin, ...(userAgent && { settings: { navigator: { userAgent } } }) });
  return callBy(((input: string, init: object) => window.fetch(input, init)) as unknown as typeof send);
}

/** Opens an address as a guest's phone does. */
export async function visit(path: string): Promise<void> {
  const userAgent = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile";
  const { fetch } = new Window({ url: origin, settings: { navigator: { userAgent } } });
  await (await fetch(origin + path)).text();
}

/** Leaves a review as a stranger. */
export const addReview = (
  { uniqueId }: Pick<Guide, "uniqueId">,
  { name = "Hannah Weiss", comment = "A walk to remember." } = {},
): Promise<unknown> =>
  anotherBrowser()("POST", `/api/guides/${uniqueId}/reviews`, { name, comment, rating: 5 });

/** Registers a user, who is signed in then where `call` comes from. */
export async function register(person: Person, by: CallApi = call): Promise<Person> {
  const { password } = person;
  await by("POST", "/api/auth/register", { ...person, confirmPassword: password });
  return person;
}

/** Signs in, once no earlier call of the page can end the session again. */
export async function signIn(
  { email, password }: Pick<Person, "email" | "password">,
  by: CallApi = call,
): Promise<void> {
  await settle();
  await by("POST", "/api/auth/login", { email, password });
}

export const signOut = () => call("POST", "/api/auth/logout");

/** Another tab tells this one that someone has signed in or out there. */
export const hearOfSession = () => dispatchEvent(new StorageEvent("storage", { key: "session" }));
