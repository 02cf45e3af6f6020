import { gzipSync } from "node:zlib";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { atMost, kilobytes, type TableRow } from "./table.ts";

const FIRST_RESPONSE = 14_336;

/** Reads what is at an address. Throws unless it is there. */
export async function bodyOf(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the bytes that an edge sends for an address, gzipped; brotli is smaller. */
export const bytesOf = async (url: string): Promise<number> => gzipSync(await bodyOf(url)).length;

/** Measures what is to come in a first response. */
export const measureFirstResponse = async (what: string, url: string): Promise<TableRow> =>
  atMost(what, await bytesOf(url), FIRST_RESPONSE, kilobytes);

/** Measures a first response in the language that takes the most bytes. */
export async function measureLongest(what: string, url: string): Promise<TableRow> {
  const all = await Promise.all(
    PAGE_LANGUAGES.map(async (language) => ({ language, bytes: await bytesOf(`${url}?lang=${language}`) })),
  );
  const { language, bytes } = all.reduce((most, next) => (next.bytes > most.bytes ? next : most));
  return atMost(
    `${what}the longest of ${all.length} languages (${language})`,
    bytes,
    FIRST_RESPONSE,
    kilobytes,
  );
}
