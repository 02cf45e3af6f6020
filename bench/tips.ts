import { gzipSync } from "node:zlib";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { atMost, kilobytes, type TableRow } from "./table.ts";

const FIRST_RESPONSE = 14_336;

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

/** Measures the tip page of a guide with twelve ways: what its responses weigh, as an edge sends them with gzip. */
export async function measureTips(page: string): Promise<TableRow[]> {
  const tips = `${page}/tip`;
  const all = await Promise.all(
    PAGE_LANGUAGES.map(async (language) => ({ language, bytes: await bytesOf(`${tips}?lang=${language}`) })),
  );
  const { language, bytes } = all.reduce((most, next) => (next.bytes > most.bytes ? next : most));
  return [
    atMost("tip page, first response, gzip", await bytesOf(tips), FIRST_RESPONSE, kilobytes),
    atMost(
      `the longest of ${PAGE_LANGUAGES.length} languages (${language})`,
      bytes,
      FIRST_RESPONSE,
      kilobytes,
    ),
    atMost("its content alone, for the sheet", await bytesOf(`${tips}?part=1`), FIRST_RESPONSE, kilobytes),
    atMost("a way with its code", await bytesOf(`${tips}?way=6&amount=1000`), FIRST_RESPONSE, kilobytes),
  ];
}
