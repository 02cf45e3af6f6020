import { inject } from "vitest";

/** Where the app under test is served. */
export let origin = inject("componentOrigin");

/** Makes another server the one under test, or the usual one again. */
export function serveFrom(other: string = inject("componentOrigin")): void {
  origin = other;
}

type Answer = (send: () => Promise<Response>) => Promise<Response>;
type Route = { method: string; path: RegExp; answer: Answer };

/** A call that the app has made: `body` is its JSON. */
export type Call = { method: string; path: string; body: unknown };

/** fetch() with the page's cookies, past all that is done to the page's own calls. */
export const send = globalThis.fetch;
/** the page's calls that the server has not answered yet */
const underWay = new Set<Promise<Response>>();
let routes: Route[] = [];
let isOffline = false;
/** The calls since the test began, the first one first. */
export const calls: Call[] = [];

Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !isOffline });

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const jsonOf = (body: unknown): unknown => (typeof body === "string" ? JSON.parse(body) : undefined);

/** Whether the server has a call of the page to answer. */
export const isUnderWay = (): boolean => underWay.size > 0;

/** Waits until the server has answered the page's calls: a browser that leaves a page drops them and what they would set. */
export async function settle(): Promise<void> {
  while (isUnderWay()) await Promise.allSettled(underWay);
}

function sendNoted(...call: Parameters<typeof send>): Promise<Response> {
  const answer = send(...call);
  underWay.add(answer);
  const forget = () => void underWay.delete(answer);
  answer.then(forget, forget);
  return answer;
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
  return route ? route.answer(go) : go();
};

/** Makes the network as it was before the test. */
export function restoreNetwork(): void {
  routes = [];
  isOffline = false;
  calls.length = 0;
}

/** Answers calls in the server's place until the returned function is called; `send` asks the server. */
export function answer(method: string, path: RegExp, answer: Answer): () => void {
  const route = { method, path, answer };
  routes.push(route);
  return () => (routes = routes.filter((other) => other !== route));
}

/** Holds calls back until the returned function is called. */
export function hold(method: string, path: RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(method, path, (send) => promise.then(send));
  return resolve;
}

/** Loses calls until the returned function is called; where one `arrives`, only its answer. */
export const lose = (method: string, path: RegExp, { arrives = false } = {}): (() => void) =>
  answer(method, path, async (send) => {
    if (arrives) await send();
    return lost();
  });

/** Takes the network away, or gives it back, and tells the page. */
export function setOffline(offline: boolean): void {
  isOffline = offline;
  dispatchEvent(new Event(offline ? "offline" : "online"));
}
