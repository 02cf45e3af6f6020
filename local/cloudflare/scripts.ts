import { type Context, Hono } from "hono";
import type { CloudflareAccount, Script } from "./account.ts";
import { done, refused } from "./responses.ts";

type Binding = Record<string, unknown> & { type: string; name: string };
type Metadata = { bindings?: Binding[]; annotations?: Record<string, string> };

const NOT_FOUND = refused(404, 10_007, "This Worker does not exist on your account.");

/** Returns Cloudflare's refusal of these bindings; undefined where it takes them. */
function faultOf(
  { databases, namespaces, buckets }: CloudflareAccount,
  bindings: Binding[],
  deployed?: Script,
) {
  for (const { type, name, ...one } of bindings) {
    if (type === "inherit" && !deployed?.secrets.has(name) && !deployed?.bindings.has(name))
      return refused(
        400,
        10_057,
        `inherit binding '${name}' is invalid: there is no such binding to inherit`,
      );
    if (type === "d1" && !databases.has(String(one.id ?? one.database_id)))
      return refused(400, 10_021, `binding ${name} of type d1 must have a valid \`id\` specified`);
    if (type === "kv_namespace" && !namespaces.has(String(one.namespace_id)))
      return refused(400, 10_041, `KV namespace '${String(one.namespace_id)}' not found.`);
    if (type === "r2_bucket" && !buckets.has(String(one.bucket_name)))
      return refused(400, 10_085, `R2 bucket '${String(one.bucket_name)}' not found.`);
  }
  return undefined;
}

/** Takes an upload: refuses bindings that don't exist, and keeps secrets that aren't named. */
async function upload(account: CloudflareAccount, name: string, c: Context): Promise<Response> {
  const form = await c.req.formData();
  const metadata: Metadata = JSON.parse(String(form.get("metadata")));
  const deployed = account.scripts.get(name);
  const bindings = metadata.bindings ?? [];
  const fault = faultOf(account, bindings, deployed);
  if (fault) return fault;
  const script: Script = deployed ?? { secrets: new Set(), bindings: new Map(), versions: [], crons: [] };
  script.bindings.clear();
  for (const binding of bindings)
    if (binding.type === "secret_text") script.secrets.add(binding.name);
    else if (binding.type !== "inherit") script.bindings.set(binding.name, binding);
  const id = crypto.randomUUID();
  script.versions.push({ id, tag: metadata.annotations?.["workers/tag"] ?? "" });
  account.scripts.set(name, script);
  account.changes.push(`deployed ${name}`);
  return done({
    id,
    tag: "t",
    tags: [],
    etag: id,
    deployment_id: id,
    startup_time_ms: 9,
    resources: { script: { etag: id } },
  });
}

/** Builds the calls of Workers: their versions, secrets, addresses and schedules. */
export function scriptsOf(account: CloudflareAccount): Hono {
  const { scripts } = account;
  const versionOf = ({ id, tag }: { id: string; tag: string }) => ({
    id,
    annotations: { "workers/tag": tag },
    metadata: { created_on: "2026-11-22T00:00:00Z", source: "wrangler" },
  });
  const routes = new Hono<{ Variables: { script: Script } }>()
    .use(async (c, next) => {
      const script = scripts.get(c.req.param("name") ?? "");
      if (!script) return NOT_FOUND.clone();
      c.set("script", script);
      return next();
    })
    .get("/secrets", (c) => done([...c.var.script.secrets].map((name) => ({ name, type: "secret_text" }))))
    .get("/settings", (c) => done({ bindings: [...c.var.script.bindings.values()] }))
    .patch("/script-settings", () => done({}))
    .get("/script-settings", () => done({}))
    .get("/subdomain", () => done({ enabled: false, previews_enabled: false }))
    .post("/subdomain", async (c) => done(await c.req.json()))
    .get("/schedules", () => done({ schedules: [] }))
    .put("/schedules", async (c) => {
      if (account.faulty === "schedules") return refused(400, 10_072, "This cron is refused");
      c.var.script.crons = (await c.req.json<{ cron: string }[]>()).map(({ cron }) => cron);
      return done({});
    })
    .get("/deployments", ({ var: { script } }) => {
      const [last] = script.versions.slice(-1);
      return done({
        deployments: last
          ? [
              {
                id: last.id,
                source: "wrangler",
                strategy: "percentage",
                annotations: {},
                versions: [{ version_id: last.id, percentage: 100 }],
                created_on: "2026-11-22T00:00:00Z",
                author_email: "",
              },
            ]
          : [],
      });
    })
    .post("/deployments", () => done({ id: "d" }))
    .get("/versions/:id", ({ var: { script }, req }) => {
      const version = script.versions.find(({ id }) => id === req.param("id"));
      return version ? done(versionOf(version)) : NOT_FOUND.clone();
    });
  return new Hono()
    .post("/scripts/:name/assets-upload-session", () => done({ jwt: "of a session", buckets: [] }))
    .put("/scripts/:name", (c) => upload(account, c.req.param("name"), c))
    .post("/scripts/:name/versions", (c) => upload(account, c.req.param("name"), c))
    .route("/scripts/:name", routes)
    .get("/services/:name", (c) =>
      scripts.has(c.req.param("name"))
        ? done({
            default_environment: {
              environment: "production",
              script: { tag: "t", tags: [], last_deployed_from: "wrangler" },
            },
          })
        : NOT_FOUND.clone(),
    )
    .get("/workers/:name", () => done({ subdomain: { enabled: false, previews_enabled: false } }))
    .get("/subdomain", () => done({ subdomain: account.subdomain }))
    .get("/domains/records", () => done([]))
    .get("/workflows", () => done([]));
}
