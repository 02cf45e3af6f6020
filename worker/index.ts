import { log } from "./log.ts";
import { pages } from "./pages.ts";

export { PublicPages } from "./public-page/entrypoint.ts";

/** Responds to a request. The API is loaded with its first call, so that a scan that starts a worker doesn't wait for it. */
async function respond(request: Request, env: Env, context?: ExecutionContext): Promise<Response> {
  const isCall = new URL(request.url).pathname.startsWith("/api/");
  const app = isCall ? (await import("./api.ts")).apiApp : pages;
  return app.fetch(request, env, context);
}

export default {
  fetch: respond,
  scheduled: async (_controller, env) => {
    const { runHourly } = await import("./hourly.ts");
    await runHourly(env).catch((error: unknown) => {
      log("error", { message: "the hourly run failed" }, error);
      // The runtime would log the original error, which may be a failed query with its parameters.
      throw new Error("the hourly run failed");
    });
  },
} satisfies ExportedHandler<Env>;
