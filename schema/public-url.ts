import * as z from "zod/mini";
import { parseUrl } from "./parse-url.ts";
import { URL_MESSAGE, webUrl } from "./url.ts";

const LOCAL = /(?:^|\.)(?:localhost|local|internal)$/;

/** A host of parts that a name can have: no comma that was copied along. */
const HOST = /^(?:[a-z\d_-]+\.)+[a-z\d_-]+$/;

/** Returns whether an address is that of a site for everybody: its host has a name, and not one of a network at home. */
function isOnTheWeb(address: string): boolean {
  const hostname = parseUrl(address)?.hostname ?? "";
  const host = hostname.replace(/\.$/, "");
  // A URL writes an IP address in one of two ways, however it was typed.
  const isIp = host.startsWith("[") || /^[\d.]+$/.test(host);
  return HOST.test(host) && !isIp && !LOCAL.test(host);
}

/** The rule of a full web URL of a site for everybody. */
export const publicUrl = webUrl().check(z.refine(isOnTheWeb, URL_MESSAGE));
