import { expect, it } from "vitest";
import { knownService, shownHost } from "./known-services.ts";

it.each([
  ["https://www.facebook.com/marta", "facebook"],
  ["https://m.facebook.com/marta", "facebook"],
  ["https://fb.me/marta", "facebook"],
  ["http://M.ME/marta", "messenger"],
  ["https://t.me/marta", "telegram"],
  ["https://telegram.me./marta", "telegram"],
  ["https://page.line.me/marta", "line"],
  ["https://lin.ee/x", "line"],
  ["https://pf.kakao.com/_x", "kakaotalk"],
  ["https://zalo.me/84", "zalo"],
  ["https://chats.viber.com/x", "viber"],
  ["https://u.wechat.com/x", "wechat"],
  ["https://youtu.be/x", "youtube"],
  ["https://m.youtube.com/@x", "youtube"],
  ["https://mobile.twitter.com/x", "x"],
  ["https://x.com/x", "x"],
  ["https://www.threads.net/@x", "threads"],
  ["https://bsky.app/profile/x", "bluesky"],
  ["https://vimeo.com/1", "vimeo"],
  ["https://facebook.com.evil.example/", undefined],
  ["https://notfacebook.com/", undefined],
  ["https://faсebook.com/", undefined],
  ["https://marta.example/t.me", undefined],
  ["https://marta.example/?u=https://t.me/x", undefined],
  ["no address", undefined],
])("the service of an address is told by its host: %s", (url, service) => {
  expect(knownService(url)).toBe(service);
});

it.each([
  ["https://www.marta.example/a", "marta.example"],
  ["https://fotos.marta.example:8443/", "fotos.marta.example"],
  ["https://marta.example./", "marta.example"],
  ["https://faсebook.com/", "xn--faebook-zjg.com"],
])("the host below a link is read in ASCII, so that none looks like another: %s", (url, host) => {
  expect(shownHost(url)).toBe(host);
});
