import * as z from "zod";
import { CommandError } from "#local/command-error.ts";
import { type CloudflareApi, createCloudflareApi, open, send } from "./api.ts";
import { askWrangler } from "./wrangler.ts";

const tokenSchema = z.object({ token: z.string() });
const accountsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** Finds the token of the environment, else of `wrangler login`. Throws CommandError where there is none. */
async function findToken(): Promise<string> {
  const { CLOUDFLARE_API_TOKEN } = process.env;
  if (CLOUDFLARE_API_TOKEN) return CLOUDFLARE_API_TOKEN;
  const { status, stdout } = await askWrangler(["auth", "token", "--json"]);
  const { data } = tokenSchema.safeParse(status === 0 ? JSON.parse(stdout) : undefined);
  if (!data)
    throw new CommandError(
      "Not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.",
    );
  return data.token;
}

/** Finds the account that is named, else the only one the token reaches. Throws CommandError where it isn't clear. */
async function findAccount(token: string, named: string | undefined): Promise<string> {
  const id = process.env.CLOUDFLARE_ACCOUNT_ID ?? named;
  if (id) return id;
  const { result } = await open("GET /accounts", await send(token, "/accounts?per_page=50"));
  const accounts = accountsSchema.parse(result);
  const [only] = accounts;
  if (only && accounts.length === 1) return only.id;
  const list = accounts.map((one) => `${one.id}  ${one.name}`).join("\n");
  throw new CommandError(
    accounts.length === 0
      ? "This token reaches no account."
      : `Which account? Name one with CLOUDFLARE_ACCOUNT_ID=…\n${list}`,
  );
}

/** Signs in to Cloudflare. `account`: the id that the settings name. Throws CommandError. */
export async function signInToCloudflare(account?: string): Promise<CloudflareApi> {
  const token = await findToken();
  return createCloudflareApi(token, await findAccount(token, account));
}
