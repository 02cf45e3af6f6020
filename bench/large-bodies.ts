import { Agent } from "node:http";
import { DEMO_PASSWORD } from "../demo/people.ts";
import { type Load, load, post } from "./load.ts";
import { signIn } from "./sign-in.ts";
import { compare, none, type TableRow } from "./table.ts";

const BYTES = 2_800_000;
const SENDERS = 3;
const ROUNDS = 3;
const READS = { connections: 2, seconds: 6 };

const filler = (sign: string): string => sign.repeat(BYTES);

/** Bodies of a profile that are as large as one with a picture may be, without one. */
const BODIES = {
  "deep nesting": `{"name":"Deep","x":${filler("[")}`,
  "one long text": `{"name":"Long","bio":"${filler("b")}"}`,
  "many fields": `{"name":"Wide"${Array.from({ length: BYTES / 14 }, (_, n) => `,"k${n}":1234`).join("")}}`,
  "a long text behind a picture": `{"profilePicture":"data:image/png;base64,AAAA","bio":"${filler("b")}"}`,
};

/** What a sender is told whose connection is closed while it sends on. */
const CUT_OFF = /EPIPE|ECONNRESET/;

type Site = { origin: string; path: string };
type Flood = { pages: Load; refused: number; others: string[] };

/** Loads the page while bodies are sent, each again after its refusal. */
async function readDuring(
  { origin, path }: Site,
  headers: Record<string, string>,
  body: string,
): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const over = new AbortController();
  const bytes = Buffer.from(body);
  const others: string[] = [];
  let refused = 0;
  async function send(): Promise<void> {
    while (!over.signal.aborted) {
      const status = await post(agent, `${origin}/api/guides`, { body: bytes, headers }).then(
        (response) => response.status,
        (error: Error) => error.message,
      );
      if (status === 413 || CUT_OFF.test(String(status))) refused++;
      else others.push(String(status));
    }
  }
  const senders = Array.from({ length: SENDERS }, send);
  try {
    const pages = await load(origin + path, READS).finally(() => over.abort());
    await Promise.all(senders);
    return { pages, refused, others };
  } finally {
    agent.destroy();
  }
}

/** Measures loads of the cached page by two readers while three connections send large bodies, beside the same alone. */
export async function measureLargeBodies(site: Site): Promise<TableRow[]> {
  const guide = { email: "guide@example.com", password: DEMO_PASSWORD };
  const headers = { Cookie: await signIn(`${site.origin}/api/auth/login`, guide) };
  const url = site.origin + site.path;
  await load(url, READS);
  const rows: TableRow[] = [];
  for (const [name, body] of Object.entries(BODIES)) {
    const alone: Load[] = [];
    const during: Flood[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await load(url, READS));
      during.push(await readDuring(site, headers, body));
    }
    const refused = during.reduce((sum, flood) => sum + flood.refused, 0);
    rows.push(
      compare({
        what: `pages while ${SENDERS} send 2.8 MB of ${name} (${refused} refused)`,
        measured: during.map(({ pages }) => pages.rate),
        reference: alone.map(({ rate }) => rate),
        beside: "alone",
        show: (rate) => `${rate.toFixed(0)}/s`,
        atLeast: 0.5,
      }),
      none(`responses to ${name} other than 413`, [...new Set(during.flatMap(({ others }) => others))]),
    );
  }
  return rows;
}
