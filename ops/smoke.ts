import { CommandError } from "#local/command-error.ts";
import { isLoopback } from "#worker/env.ts";
import { readArguments, runMain } from "#local/command.ts";
import { Client } from "./smoke/client.ts";
import { liveAsGuide } from "./smoke/guide.ts";
import { createReport } from "./smoke/report.ts";
import { lookAround } from "./smoke/visitor.ts";

// This is `npm run smoke`: some fifty requests to a running site, whose lines say what they prove. It leaves no
// account, page or picture behind.
const USAGE = "npm run smoke -- https://your-site.example [--self-hosted] [--email you+smoke@example.com]";

const PLAIN = "https: plain http is served here, and cookies lack the prefix __Host-";
/** Promises that this machine can't prove, and why. */
const LOCAL_DIFFERENCES = [
  "Cloudflare's cache: a stand-in keeps the pages, in one place",
  "D1's copies, KV's minute, rate limits by place: this machine has one of each",
  "e-mails: a mailbox takes them all",
];

const OPTIONS = { email: { type: "string" }, "self-hosted": { type: "boolean", default: false } } as const;

if (import.meta.main)
  await runMain(async (args) => {
    const { values, positionals } = readArguments({ args, options: OPTIONS, allowPositionals: true }, USAGE);
    const [address = "", ...others] = positionals;
    if (others.length > 0 || !URL.canParse(address) || !/^https?:/.test(address))
      throw new CommandError(`Which site? ${USAGE}`);
    const { origin, hostname, protocol } = new URL(address);
    const isSecure = protocol === "https:";
    const isReal = !isLoopback(hostname);
    // An e-mail to an address at .invalid is never sent: it would bounce.
    const { email = `smoke-${Date.now()}@lanyard.invalid`, "self-hosted": isSelfHosted } = values;
    const report = createReport((line) => console.log(line));
    await lookAround(new Client(origin), report, { isReal, isSelfHosted });
    await liveAsGuide(new Client(origin), report, { email, isReal, isSecure });
    if (!isReal)
      console.log(
        ["\nNot proven on this machine:", ...(isSecure ? [] : [PLAIN]), ...LOCAL_DIFFERENCES].join("\n- "),
      );
    console.log(`\n${report.proven} proven, ${report.failed.length} failed`);
    if (report.failed.length > 0) process.exitCode = 1;
  });
