import { createExecutionContext } from "cloudflare:test";
import { env, withEnv } from "cloudflare:workers";
import documentText from "../../web/public/api/openapi.json?raw";
import { PublicPages } from "../public-page/entrypoint.ts";

/** Creates a binding that tests call by its `fetch` alone. */
export const fetcherOf = (fetch: Fetcher["fetch"]): Fetcher => ({
  fetch,
  connect: () => {
    throw new Error("nobody connects");
  },
});

/** Each document of the build, reduced to the places that are filled. */
const TEMPLATE =
  '<!doctype html><html lang="en"><head><!--head--></head><body><!--body--><!--state--></body></html>';

const isOpenapi = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input).pathname === "/api/openapi.json";

/** The build's documents, and the API's; the pool of tests has no build. */
export const ASSETS = fetcherOf((input) =>
  Promise.resolve(new Response(isOpenapi(input) ? documentText : TEMPLATE)),
);

/** The environment with the build's documents. */
export const site: Env = { ...env, ASSETS };

type Page = (request: Request) => Promise<Response>;
/** Renders a page as the entrypoint does. */
export const renderPage: Page = (request) => new PublicPages(createExecutionContext(), site).fetch(request);

/** Builds the binding of the entrypoint that serves guests' pages, which the pool doesn't bind. */
export const pageCacheOf = (page: Page = renderPage) => ({
  ...fetcherOf((input, init) => page(new Request(input, init))),
  purge: () => Promise.resolve("purged" as const),
});

/** Runs with the entrypoint that serves guests' pages. */
export const withPageCache = <T>(run: () => Promise<T>, page?: Page): Promise<T> =>
  withEnv({ ...env, PAGE_CACHE: pageCacheOf(page) }, run) as Promise<T>;
