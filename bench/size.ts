import { brotliCompressSync, gzipSync } from "node:zlib";

/** Bytes as they are, and as an edge server sends them. */
export type Size = { raw: number; gzip: number; br: number };

const sizeOf = (body: Buffer): Size => ({
  raw: body.length,
  gzip: gzipSync(body).length,
  br: brotliCompressSync(body).length,
});

const add = (a: Size, b: Size): Size => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, br: a.br + b.br });

async function read(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** The scripts a document names, and what these import before they run; not what they load later. */
async function findScripts(origin: string, html: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const open = matches(html, /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g).map(
    (path) => new URL(path, origin).href,
  );
  for (let url = open.pop(); url; url = open.pop()) {
    if (found.has(url)) continue;
    const body = await read(url);
    found.set(url, body);
    const imports = matches(
      body.toString(),
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]*from)?\s*["'](\.[^"']+)["']/g,
    );
    open.push(...imports.map((path) => new URL(path, url).href));
  }
  return found;
}

/** What a first visit to a page transfers: its document, and the JavaScript it needs to start. */
export async function measurePage(
  origin: string,
  path: string,
): Promise<{ document: Size; scripts: Size; files: number }> {
  const html = await read(origin + path);
  const scripts = await findScripts(origin, html.toString());
  const total = [...scripts.values()].map(sizeOf).reduce(add, { raw: 0, gzip: 0, br: 0 });
  return { document: sizeOf(html), scripts: total, files: scripts.size };
}
