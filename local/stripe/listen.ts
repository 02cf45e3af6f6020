import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hono } from "hono";

/** What every handler of the stand-in gets. */
export type StandIn = {
  Bindings: {
    /** Closes the connection without an answer. */
    hangUp(): void;
  };
  Variables: { requestId: string };
};

async function answer(
  app: Hono<StandIn>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = "GET", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value);
  const body = method === "GET" || method === "HEAD" ? null : Buffer.concat(chunks);
  const request = new Request(new URL(url, "http://127.0.0.1"), { method, headers, body });
  const response = await app.fetch(request, { hangUp: () => outgoing.destroy() });
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** A server of node's that answers through a Hono app. */
export const serverOf = (app: Hono<StandIn>): Server =>
  createServer((incoming, outgoing) => {
    answer(app, incoming, outgoing).catch((error: unknown) => {
      console.error("Stripe stand-in:", error);
      outgoing.destroy();
    });
  });

/** Listens on 127.0.0.1 and resolves to the port: the given one, or a free one for 0. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
