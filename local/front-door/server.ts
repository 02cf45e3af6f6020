import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream";
import { SECURITY_HEADERS } from "#worker/http/headers.ts";
import { isSocketGiven } from "../port.ts";
import { headersOf, type ProxySettings, responseHeadersOf } from "./headers.ts";

type Options = ProxySettings & {
  host: string;
  port: number;
  /** where the runtime listens, on this machine alone */
  runtime: URL;
  /** whether the disk has room for what a request may store */
  hasRoom: () => boolean;
  /** bytes that are free on the disk; undefined where the file system doesn't count them */
  roomLeft: () => number | undefined;
};

type FrontDoor = {
  /** Takes no new requests, and resolves when those under way have ended, or after `graceMs`. */
  close(graceMs: number): Promise<void>;
};

/** ms, longer than proxies keep idle connections: none is closed while a request is on its way over it */
const IDLE_MS = 150_000;

/** ms in which a connection that has sent nothing yet may begin a request, once the door closes */
const SILENT_MS = 500;

/**
 * Headers that let the runtime refuse a body before it is sent: after that it resets the connection, and its response
 * may be lost.
 */
const WAIT = ["Expect", "100-continue"];
/** The call that says how much room is left, which the runtime can't see. */
const TOLD_OF_ROOM = "/api/admin/running";
const READS = new Set(["GET", "HEAD", "OPTIONS"]);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A host as a request names it: a name, or an address, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns whether a request asks for an address. The runtime makes it of the host and the path, so that a host such as
 * `a/b?` would lead to another path, and one that is none would end there in an error of its own.
 */
const asksForAddress = ({ url = "", headers: { host = "localhost" } }: IncomingMessage): boolean =>
  url.startsWith("/") && HOST.test(host) && URL.canParse(`http://${host}`);

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  const headers = { ...SECURITY_HEADERS, "Content-Type": "application/json", "Cache-Control": "no-store" };
  outgoing.writeHead(status, headers).end(JSON.stringify({ message }));
}

/** Hands a request on to the runtime, and its response back, as they come. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, options: Options): void {
  const { runtime, hasRoom, roomLeft, ...site } = options;
  const { method = "GET", url = "" } = incoming;
  if (!asksForAddress(incoming)) return refuse(outgoing, 400, "This is no address of this site.");
  // On a full disk the runtime would leave an upload without a response.
  if (!READS.has(method) && !hasRoom()) {
    incoming.resume();
    return refuse(outgoing, 503, "This site has no room left. Nothing was saved; please try again later.");
  }
  const room = url === TOLD_OF_ROOM ? roomLeft() : undefined;
  const headers = [
    ...headersOf(incoming, site),
    ...(room === undefined ? [] : ["X-Room-Left", String(room)]),
    ...(hasBody(incoming) ? WAIT : []),
  ];
  const asked = request(runtime, { method, path: url, headers, agent: false });
  asked.once("continue", () => incoming.pipe(asked));
  // The connection would wait for what a request still sends after its response: that is read and dropped.
  const dropRest = () => {
    incoming.unpipe(asked).resume();
    asked.destroy();
  };
  asked.once("response", (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, responseHeadersOf(response));
    pipeline(response, outgoing, dropRest);
  });
  asked.on("error", () => {
    dropRest();
    if (!outgoing.headersSent && !outgoing.destroyed)
      refuse(outgoing, 503, "This site is starting. Please try again in a moment.");
  });
  outgoing.once("close", () => !outgoing.writableFinished && asked.destroy());
  if (!hasBody(incoming)) asked.end();
}

/**
 * Opens a server before the runtime, where other machines or a proxy reach it: says who calls, keeps from it what outsiders may not
 * say, and lets requests under way come to their end.
 */
export async function openFrontDoor(options: Options): Promise<FrontDoor> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (incoming, outgoing) => {
    outgoing.shouldKeepAlive &&= server.listening;
    outgoing.once("finish", () => setImmediate(() => server.listening || server.closeIdleConnections()));
    pass(incoming, outgoing, options);
  });
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  // Clients open connections ahead of their requests, which would hold up a restart until the grace is over.
  const endSilent = () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  const { host, port } = options;
  await once(server.listen(isSocketGiven() ? { fd: 3 } : { host, port }), "listening");
  return {
    async close(graceMs) {
      const closed = once(server.close(), "close");
      const timers = [
        setTimeout(endSilent, SILENT_MS),
        setTimeout(() => server.closeAllConnections(), graceMs),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
