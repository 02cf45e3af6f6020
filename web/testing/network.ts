import { inject } from "vitest";

/** Where the app under test is served. */
export let origin = inject("componentOrigin");

/** Makes another server the one under test, or the usual one again. */
export function serveFrom(other: string = inject("componentOrigin")): void {
  origin = other;
}

type Respond = (send: () => Promise<Response>) => Promise<Response>;
type Route = { method: string; path: RegExp; respond: Respond };

/** A call that the app has made: `body` is its JSON. */
type Call = { method: string; path: string; body: unknown };

/** fetch() with the page's cookies, past all that is done to the page's own calls. */
export const send = globalThis.fetch;
/** the page's calls that have no response yet */
const underWay = new Set<Promise<Response>>();
let routes: Route[] = [];
let isOffline = false;
/** The calls since the test began, the first one first. */
export const calls: Call[] = [];

Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !isOffline });

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const jsonOf = (body: unknown): unknown => (typeof body === "string" ? JSON.parse(body) : undefined);

/** Whether a call of the page waits for its response. */
export const isUnderWay = (): boolean => underWay.size > 0;

/** Waits until the page's calls have responses: a browser that leaves a page drops them and what they would set. */
export async function settle(): Promise<void> {
  while (isUnderWay()) await Promise.allSettled(underWay);
}

function sendNoted(...call: Parameters<typeof send>): Promise<Response> {
  const response = send(...call);
  underWay.add(response);
  const forget = () => void underWay.delete(response);
  response.then(forget, forget);
  return response;
}

globalThis.fetch = async (input, init = {}) => {
  const request = new Request(input, init);
  const method = request.method;
  const { pathname, search } = new URL(request.url, location.href);
  const path = pathname + search;
  calls.push({ method, path, body: jsonOf(init.body) });
  if (isOffline) return lost();
  const go = () => sendNoted(input, init);
  const route = routes.findLast((route) => route.method === method && route.path.test(path));
  return route ? route.respond(go) : go();
};

/** Makes the network as it was before the test. */
export function restoreNetwork(): void {
  routes = [];
  isOffline = false;
  calls.length = 0;
}

/** Responds to calls in the server's place until the returned function is called; `send` asks the server. */
export function respond(method: string, path: RegExp, respond: Respond): () => void {
  const route = { method, path, respond };
  routes.push(route);
  return () => (routes = routes.filter((other) => other !== route));
}

/** Holds calls back until the returned function is called. */
export function hold(method: string, path: RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  respond(method, path, (send) => promise.then(send));
  return resolve;
}

/** Loses calls until the returned function is called; where one `arrives`, only its response. */
export const lose = (method: string, path: RegExp, { arrives = false } = {}): (() => void) =>
  respond(method, path, async (send) => {
    if (arrives) await send();
    return lost();
  });

/** Takes the network away, or gives it back, and tells the page. */
export function setOffline(offline: boolean): void {
  isOffline = offline;
  dispatchEvent(new Event(offline ? "offline" : "online"));
}
