import { downloadZip } from "client-zip";
import type { User } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { imageKeyOf } from "../images/stored-images.ts";
import { listOriginals } from "../images/originals.ts";
import { log } from "../log.ts";
import { readTables } from "./export-tables.ts";

const FORMAT = "lanyard-export/1";

const readme = (exportedAt: string, missing: string[]): string =>
  [
    `Everything that Lanyard keeps about your account, as of ${exportedAt}.`,
    "lanyard.json holds every row of the database that is yours, by table. Instants are ISO 8601 in UTC. Left out are only secrets: the hash of your password, keys, and what opens a session or a link.",
    "pictures/ holds the pictures as you uploaded them. /images/KEY in lanyard.json is pictures/KEY here.",
    missing.length === 0 ? "" : `These pictures could not be read:\n${missing.join("\n")}`,
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .concat("\n");

type Entry = { name: string; lastModified: Date; input: string | ReadableStream | AsyncIterable<Uint8Array> };

/** Writes the rows as JSON, piece by piece. It calls `seen` with the key of each of our pictures among them. */
async function* writeJson(
  ctx: Ctx,
  user: User,
  { exportedAt, seen }: { exportedAt: string; seen: (key: string) => void },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`{\n"format": "${FORMAT}",\n"exportedAt": "${exportedAt}"`);
  let table = "";
  for await (const { name, rows } of readTables(ctx, user)) {
    const lines = rows.map((row) => {
      for (const value of Object.values(row))
        if (typeof value === "string" && imageKeyOf(value) !== "") seen(imageKeyOf(value));
      return JSON.stringify(row);
    });
    const isNext = name !== table;
    if (isNext) yield encoder.encode(`${table === "" ? "" : "\n]"},\n"${name}": [`);
    if (lines.length > 0) yield encoder.encode(`${isNext ? "" : ","}\n${lines.join(",\n")}`);
    table = name;
  }
  yield encoder.encode("\n]\n}\n");
}

async function* writeEntries(ctx: Ctx, user: User): AsyncGenerator<Entry> {
  const lastModified = new Date(ctx.now);
  const exportedAt = lastModified.toISOString();
  const missing = new Set<string>();
  yield {
    name: "lanyard.json",
    lastModified,
    input: writeJson(ctx, user, { exportedAt, seen: (key) => missing.add(key) }),
  };
  for await (const key of listOriginals(ctx.env, user.id)) {
    const object = await ctx.env.PICTURES.get(key).catch((error: unknown) => {
      log("error", { message: "a picture is missing in an export", account: user.id }, error);
      return null;
    });
    if (!object) {
      missing.add(key);
      continue;
    }
    missing.delete(key);
    yield { name: `pictures/${key}`, lastModified: object.uploaded, input: object.body };
  }
  yield { name: "README.txt", lastModified, input: readme(exportedAt, [...missing]) };
}

/** Returns everything of an account as one ZIP, streamed: rows slice by slice, pictures as they are stored. */
export function exportAccount(ctx: Ctx, user: User): Response {
  const date = new Date(ctx.now).toISOString().slice(0, 10);
  const { body } = downloadZip(writeEntries(ctx, user));
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="lanyard-${date}.zip"`,
    },
  });
}
