import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Hono } from "hono";

/** The environment of every handler. */
export type StandInEnv = {
  Bindings: {
    /** Closes the connection without a response. */
    hangUp(): void;
  };
};

async function respond(app: Hono<StandInEnv>, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = "GET", url = "/", headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(await buffer(incoming));
  const request = new Request(new URL(url, "http://127.0.0.1"), { method, headers, body });
  const response = await app.fetch(request, { hangUp: () => outgoing.destroy() });
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Creates a server of Node that responds through a Hono app. */
const serverOf = (app: Hono<StandInEnv>): Server =>
  createServer((incoming, outgoing) => {
    respond(app, incoming, outgoing).catch((error: unknown) => {
      console.error("Stand-in:", error);
      outgoing.destroy();
    });
  });

/** Listens on 127.0.0.1; returns the port: the given one, or a free one for 0. Rejects when it is taken. */
export async function listen(server: NetServer, port: number): Promise<number> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** The server of a stand-in. `close` ends its connections too. */
export type Served = { port: number; url: string; close(): Promise<void> };

/** Serves a Hono app on 127.0.0.1, at another port where the wanted one is taken, unless it `isFixed`: then it rejects. */
export async function serve(
  app: Hono<StandInEnv>,
  { wanted = 0, isFixed = false }: { wanted?: number; isFixed?: boolean } = {},
): Promise<Served> {
  const server = serverOf(app);
  const port = await listen(server, wanted).catch((error: unknown) => {
    if (isFixed) throw error;
    return listen(server, 0);
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const isClosed = once(server.close(), "close");
      server.closeAllConnections();
      await isClosed;
    },
  };
}
