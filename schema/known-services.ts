import { LINK_NAME_MAX } from "./limits.ts";
import { parseUrl } from "./parse-url.ts";

/** Services where guests follow or write to a guide, by what their glyph is called, with their hosts. */
const SERVICES = {
  facebook: ["facebook.com", "fb.com", "fb.me"],
  messenger: ["m.me", "messenger.com"],
  telegram: ["t.me", "telegram.me"],
  line: ["line.me", "lin.ee"],
  kakaotalk: ["kakao.com"],
  zalo: ["zalo.me"],
  viber: ["viber.com"],
  wechat: ["wechat.com"],
  youtube: ["youtube.com", "youtu.be"],
  x: ["x.com", "twitter.com"],
  threads: ["threads.com", "threads.net"],
  bluesky: ["bsky.app"],
  vimeo: ["vimeo.com"],
} as const;
export type KnownService = keyof typeof SERVICES;

const HOSTS: ReadonlyMap<string, KnownService> = new Map(
  Object.entries(SERVICES).flatMap(([service, hosts]) =>
    hosts.map((host): [string, KnownService] => [host, service as KnownService]),
  ),
);

/** Returns the service that an address belongs to, by its host or one above it. */
export function knownService(address: string): KnownService | undefined {
  const names = parseUrl(address)?.hostname.replace(/\.$/, "").split(".") ?? [];
  const hosts = names.map((_, from) => names.slice(from).join("."));
  return hosts.map((host) => HOSTS.get(host)).find((service) => service !== undefined);
}

/** Returns the host that guests read below a link: without `www.`, and in ASCII, so that none looks like another. */
export const shownHost = (address: string): string =>
  (parseUrl(address)?.hostname ?? "").replace(/^www\.|\.$/g, "");

const NAMES: Record<KnownService, string> = {
  facebook: "Facebook",
  messenger: "Messenger",
  telegram: "Telegram",
  line: "LINE",
  kakaotalk: "KakaoTalk",
  zalo: "Zalo",
  viber: "Viber",
  wechat: "WeChat",
  youtube: "YouTube",
  x: "X",
  threads: "Threads",
  bluesky: "Bluesky",
  vimeo: "Vimeo",
};

/** Names a link by its host: the service's name, else the host as it was typed, without `www.`. */
export function nameFromHost(address: string): string {
  const service = knownService(address);
  const [, host = ""] = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address) ?? [];
  return service ? NAMES[service] : [...host.toLowerCase()].slice(0, LINK_NAME_MAX).join("");
}
