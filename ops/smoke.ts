import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { isLoopback } from "#worker/env.ts";
import { Client } from "./smoke/client.ts";
import { liveAsGuide } from "./smoke/guide.ts";
import { createReport } from "./smoke/report.ts";
import { lookAround } from "./smoke/visitor.ts";

// `npm run smoke`: some sixty requests to a running site, whose lines say what they prove. It leaves no account, page or
// picture behind.
const USAGE = "npm run smoke -- https://your-site.example [--self-hosted] [--email you+smoke@example.com]";

/** What this machine can't show, and why, by name. */
const LOCAL_DIFFERENCES = [
  "https: plain http is served here, and cookies lack the prefix __Host-",
  "Cloudflare's cache: a stand-in keeps the pages, in one place",
  "D1's copies, KV's minute, rate limits by place: this machine has one of each",
  "letters: a mailbox takes them all",
];

function readArguments(): { origin: string; email: string; isSelfHosted: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { email: { type: "string" }, "self-hosted": { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [address = ""] = positionals;
    if (!URL.canParse(address) || !/^https?:/.test(address)) throw new Refusal(`Which site? ${USAGE}`);
    // Letters to such an address are never sent: they would bounce.
    const email = values.email ?? `smoke-${Date.now()}@lanyard.invalid`;
    return { origin: new URL(address).origin, email, isSelfHosted: values["self-hosted"] };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

async function smoke(): Promise<void> {
  const { origin, email, isSelfHosted } = readArguments();
  const isReal = !isLoopback(new URL(origin).hostname);
  const report = createReport((line) => console.log(line));
  const client = new Client(origin);
  await lookAround(new Client(origin), report, { isReal, isSelfHosted });
  await liveAsGuide(client, report, { email, isReal });
  if (!isReal)
    console.log(`\nNot proven on this machine:\n${LOCAL_DIFFERENCES.map((line) => `- ${line}`).join("\n")}`);
  console.log(`\n${report.proven} proven, ${report.failed.length} failed`);
  if (report.failed.length > 0) process.exitCode = 1;
}

try {
  await smoke();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
