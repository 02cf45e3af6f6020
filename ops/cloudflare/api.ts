import * as z from "zod";
import { CommandError } from "#local/command-error.ts";

const envelopeSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).default([]),
  result: z.unknown(),
  result_info: z.looseObject({}).nullish(),
});
type Envelope = z.output<typeof envelopeSchema>;

/** A call that Cloudflare refused, with its own code. */
export class CloudflareRefused extends Error {
  readonly status: number;
  readonly code: number | undefined;

  constructor(call: string, status: number, errors: Envelope["errors"]) {
    const reasons = errors.map(({ code, message }) => `${message} (${code})`).join("; ");
    super(`Cloudflare refused ${call}: ${reasons || `status ${status}`}`);
    this.status = status;
    this.code = errors[0]?.code;
  }
}

/** An account at Cloudflare, reached with a token. */
export type CloudflareApi = {
  accountId: string;
  /** Calls below the account's address. Throws CloudflareRefused, and CommandError without a right to call. */
  call<Result>(schema: z.ZodType<Result>, path: string, init?: RequestInit): Promise<Result>;
  /** Calls one page of a list; `cursor` leads to the next one. */
  page<Result>(
    schema: z.ZodType<Result>,
    path: string,
  ): Promise<{ result: Result; cursor: string | undefined }>;
  /** Returns a file as it comes; undefined for one that isn't there. */
  file(path: string, init?: RequestInit): Promise<Response | undefined>;
  /** the token, for calls below no account */
  token: string;
};

const TOKEN_RIGHTS =
  "Workers Scripts: Edit, D1: Edit, Workers KV Storage: Edit, Workers R2 Storage: Edit, Account Settings: Read";

/** Returns where Cloudflare's API is; wrangler reads the same variable. */
const apiBase = (): string => process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

/** Sends a request with the token. Throws CommandError where Cloudflare can't be reached or the token may not. */
export async function send(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  const response = await fetch(apiBase() + path, { ...init, headers }).catch((cause: unknown) => {
    throw new CommandError(`Cloudflare can't be reached at ${apiBase()}: ${String(cause)}`, { cause });
  });
  if (response.status === 401 || response.status === 403)
    throw new CommandError(
      `Cloudflare refuses this token (${init.method ?? "GET"} ${path}). It needs ${TOKEN_RIGHTS}.`,
    );
  return response;
}

/** Reads the envelope of a response. Throws CloudflareRefused. */
export async function open(call: string, response: Response): Promise<Envelope> {
  const { data } = envelopeSchema.safeParse(await response.json().catch(() => undefined));
  if (!data?.success) throw new CloudflareRefused(call, response.status, data?.errors ?? []);
  return data;
}

/** Opens Cloudflare's API for one account. */
export function createCloudflareApi(token: string, accountId: string): CloudflareApi {
  const ask = async (path: string, init: RequestInit = {}) => {
    const full = `/accounts/${accountId}${path}`;
    return open(`${init.method ?? "GET"} ${path}`, await send(token, full, init));
  };
  return {
    accountId,
    token,
    async call(schema, path, init) {
      return schema.parse((await ask(path, init)).result);
    },
    async page(schema, path) {
      const { result, result_info: info } = await ask(path);
      const cursor = info?.is_truncated === false ? "" : String(info?.cursor ?? "");
      return { result: schema.parse(result), cursor: cursor === "" ? undefined : cursor };
    },
    async file(path, init = {}) {
      const response = await send(token, `/accounts/${accountId}${path}`, init);
      if (response.status === 404) return undefined;
      if (!response.ok) await open(`${init.method ?? "GET"} ${path}`, response);
      return response;
    },
  };
}

/** Returns the init of a POST with JSON. */
export const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
