import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchApp } from "../local/runtime.ts";
import type { TrialServer } from "../local/trial-server.ts";

export type PlainServer = {
  /** the page as a static file, with its photos beside it and without scripts */
  plain: string;
  /** the page's very bytes as a static file */
  copy: string;
  stop(): Promise<void>;
};

async function read(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");

/** Serves a page of `server` as a static file, by a server of the same kind. */
export async function startPlainServer(server: TrialServer, path: string): Promise<PlainServer> {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-plain-"));
  const app = join(folder, "app");
  const files = join(app, "client");
  cpSync(join(server.stateDir, "app"), app, { recursive: true });
  let html = (await read(server.origin + path)).toString();
  writeFileSync(join(files, "copy.html"), html);
  const photos = new Set(html.match(/\/images\/[\w./-]+(?:\?w=\d+)?/g));
  // An original's address begins those of its sizes.
  for (const photo of [...photos].toSorted((a, b) => b.length - a.length)) {
    const [path = "", width = "original"] = photo.split("?w=");
    // Files in there are kept as long as photos are.
    const name = `/assets/${width}${path.replaceAll("/", "-")}`;
    writeFileSync(join(files, name), await read(server.origin + photo));
    html = html.replaceAll(photo, name);
  }
  writeFileSync(join(files, "plain.html"), withoutScripts(html));
  const { miniflare } = await launchApp({
    app,
    host: "127.0.0.1",
    port: 0,
    stateDir: join(folder, "state"),
    vars: {},
    onSpawn: () => {},
  });
  const { port } = await miniflare.ready;
  const origin = `http://localhost:${port}`;
  return {
    plain: `${origin}/plain`,
    copy: `${origin}/copy`,
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
