import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxServer } from "../local/sandbox-server.ts";
import { bodyOf } from "./bytes.ts";
import { serveCopy } from "./serve-copy.ts";

type PlainServer = {
  /** the page as a static file, with its photos beside it and without scripts */
  plain: string;
  /** the page's exact bytes as a static file */
  copy: string;
  stop(): Promise<void>;
};

const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");

/** Writes a page of the server `origin`, and its photos, among the static files of the build in the folder `app`. */
async function writePage(origin: string, path: string, app: string): Promise<void> {
  const files = join(app, "client");
  let html = (await bodyOf(origin + path)).toString();
  writeFileSync(join(files, "copy.html"), html);
  const photos = new Set(html.match(/\/images\/[\w./-]+(?:\?w=\d+)?/g));
  // An original's address is the beginning of its sizes' addresses: the longest are replaced first.
  for (const photo of [...photos].toSorted((a, b) => b.length - a.length)) {
    const [path = "", width = "original"] = photo.split("?w=");
    // Files in /assets are cached as long as photos are.
    const name = `/assets/${width}${path.replaceAll("/", "-")}`;
    writeFileSync(join(files, name), await bodyOf(origin + photo));
    html = html.replaceAll(photo, name);
  }
  writeFileSync(join(files, "plain.html"), withoutScripts(html));
  // Lighthouse asks for it, and the worker here has no settings.
  writeFileSync(join(files, "robots.txt"), "User-agent: *\n");
}

/** Serves a page of `server` as a static file, by a server of the same kind. */
export async function startPlainServer(server: SandboxServer, path: string): Promise<PlainServer> {
  const { origin, stop } = await serveCopy(join(server.stateDir, "app"), ({ app }) =>
    writePage(server.origin, path, app),
  );
  return { plain: `${origin}/plain`, copy: `${origin}/copy`, stop };
}
