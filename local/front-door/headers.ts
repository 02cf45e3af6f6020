import type { IncomingMessage } from "node:http";
import { callerOf, type Networks } from "./caller.ts";

/** Headers of one connection, and those by which the runtime is steered. */
const HOP = /^(?:connection|expect|keep-alive|proxy-.*|te|trailer|upgrade)$/;
/** Headers that only a proxy, Cloudflare's edge or this server may set. A guest may name a country: it orders their ways to tip. */
const SPOKEN_FOR = /^(?:host|forwarded|x-real-ip|x-forwarded-.*|x-room-left|mf-.*|cf-(?!ipcountry$).*)$/;

/** Name and value of each header, in turn. */
type Headers = string[];

/** Returns the headers but those whose lower-case name is dropped. */
function without(raw: Headers, isDropped: (name: string) => boolean): Headers {
  return raw.filter((_, index) => !isDropped((raw[index - (index % 2)] ?? "").toLowerCase()));
}

/** Says to the worker, as Cloudflare's edge does, that a request came by plain HTTP: it leads to https where that is ours. */
const PLAIN = ["CF-Visitor", '{"scheme":"http"}'];

export type ProxySettings = {
  publicOrigin: string;
  /** the proxies whose word counts; undefined where there is none in front */
  trusted: Networks | undefined;
};

/** Writes a request's headers as Cloudflare's edge would: who calls, by which scheme, for which host. */
export function headersOf(
  { rawHeaders, headers, socket }: IncomingMessage,
  { trusted, publicOrigin }: ProxySettings,
): Headers {
  const { protocol, host } = new URL(publicOrigin);
  const forwarded = (name: string) => String(headers[`x-forwarded-${name}`] ?? "");
  const { address, isProxied } = callerOf(socket.remoteAddress ?? "", forwarded("for"), trusted);
  const endToEnd = without(rawHeaders, (name) => HOP.test(name) || SPOKEN_FOR.test(name));
  const isPlain = isProxied ? forwarded("proto") === "http" : trusted !== undefined;
  return [
    // The runtime makes a request's address of these two.
    "Host",
    isProxied ? host : (headers.host ?? host),
    ...(isProxied ? ["X-Forwarded-Proto", protocol.slice(0, -1)] : []),
    "CF-Connecting-IP",
    address,
    ...(isPlain ? PLAIN : []),
    ...endToEnd,
  ];
}

/** Returns a response's headers, less those of the connection that it came by. */
export const responseHeadersOf = ({ rawHeaders }: IncomingMessage): Headers =>
  without(rawHeaders, (name) => HOP.test(name) || name === "transfer-encoding");
