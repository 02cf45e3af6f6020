import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Call, READS, WRITES } from "./calls.ts";
import { type CountedSite, serveCounted } from "./counted-copy.ts";
import { none, type TableRow } from "./table.ts";

/** Rows that a call may read among a hundred times as many: `most` times as many as among few, and `more` beside. */
const GROWTH = { most: 1.5, more: 20 };
/** slices of a list that are skipped to come to one further on */
const SLICES = 4;
/** ms after a call in which what it leaves for later is written, such as a visit */
const LATER_MS = 400;

/** Lists the GETs of the API's document that no call above is one of. */
function missingReads(): string[] {
  const document: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync("web/public/api/openapi.json", "utf8"),
  );
  const asked = READS.map(({ call }) => call.slice("GET ".length).split("?")[0] ?? "");
  return Object.entries(document.paths)
    .filter(([, methods]) => "get" in methods)
    .map(([path]) => path)
    .filter((path) => {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
      return !asked.some((one) => pattern.test(one));
    });
}

/** Calls once; returns the rows it has read, and its status. */
async function rowsOf({ origin, headersOf, rows }: CountedSite, { as, call, body }: Call) {
  const [method = "", path = ""] = call.split(" ");
  await rows();
  const response = await fetch(origin + path, {
    method,
    redirect: "manual",
    headers: {
      ...headersOf[as],
      ...(body !== undefined && { "Content-Type": "application/json" }),
      // A visit is counted for a browser alone.
      "User-Agent": "Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/129.0.0.0 Mobile Safari/537.36",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  await wait(LATER_MS);
  const next = /^<([^>]+)>; rel="?next/.exec(response.headers.get("Link") ?? "")?.[1];
  return { status: response.status, next, ...(await rows()) };
}

/** Measures a call, and where it begins a list the slice that is SLICES further on as well. */
async function measure(sites: readonly [CountedSite, CountedSite], one: Call): Promise<TableRow[]> {
  const [small, large] = [await rowsOf(sites[0], one), await rowsOf(sites[1], one)];
  const rows = [compareRows(one, small, large)];
  if (!large.next || !one.call.includes("limit=100")) return rows;
  const far = await Promise.all(
    sites.map(async (site, place) => {
      let response = place === 0 ? small : large;
      for (let n = 1; n <= SLICES && response.next; n++)
        response = await rowsOf(site, { ...one, call: `GET ${response.next}` });
      return response;
    }),
  );
  return [
    ...rows,
    compareRows({ ...one, call: `${one.call}, ${SLICES} slices on` }, far[0] ?? small, far[1] ?? large),
  ];
}

type CountedResponse = { status: number; read: number };

function compareRows({ as, call, sized }: Call, few: CountedResponse, many: CountedResponse): TableRow {
  const limit = sized?.most ?? Math.floor(GROWTH.most * few.read) + GROWTH.more;
  const isSame = few.status === many.status;
  return {
    what: `rows, ${as}: ${call} (${isSame ? few.status : `${few.status}, ${many.status}`})`,
    measured: String(many.read),
    reference: `≤ ${limit}, among few: ${few.read}${sized ? `; ${sized.why}` : ""}`,
    ratio: few.read === 0 ? String(many.read) : (many.read / few.read).toFixed(2),
    held: many.read <= limit && isSame && many.status < 500,
  };
}

/** Compares the rows that each call reads in two folders with populations of different sizes. */
export async function measureRows(few: string, many: string): Promise<TableRow[]> {
  const sites = [await serveCounted(few), await serveCounted(many)] as const;
  const rows: TableRow[] = [];
  try {
    for (const one of [...READS, ...WRITES]) rows.push(...(await measure(sites, one)));
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
  return [none("GETs of the API's document whose rows aren't measured", missingReads()), ...rows];
}
