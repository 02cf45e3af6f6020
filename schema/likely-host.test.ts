import { expect, it } from "vitest";
import { likelyHost } from "./likely-host.ts";

it.each([
  ["gmial.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cm", "gmail.com"],
  ["gmail.comm", "gmail.com"],
  ["ggmail.com", "gmail.com"],
  ["gmailcom", "gmail.com"],
  ["GMIAL.COM", "gmail.com"],
  ["yaho.com", "yahoo.com"],
  ["yahooo.com", "yahoo.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmal.com", "hotmail.com"],
  ["hotmail.om", "hotmail.com"],
  ["outlok.com", "outlook.com"],
  ["outlook.cmo", "outlook.com"],
  ["iclould.com", "icloud.com"],
  ["icoud.com", "icloud.com"],
  ["liev.com", "live.com"],
  ["aol.con", "aol.com"],
  ["msn.co", "msn.com"],
  ["protonmial.com", "protonmail.com"],
  ["yandex.r", "yandex.ru"],
])("an address at %s was likely meant for %s", (typed, host) => {
  expect(likelyHost(`ana@${typed}`)).toBe(host);
});

it.each([
  ..."gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com aol.com msn.com protonmail.com yandex.ru".split(
    " ",
  ),
  ..."mail.com ymail.com email.com gmx.com gmx.de web.de me.com mac.com qq.com mail.ru proton.me".split(" "),
  ..."yahoo.ca yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.cn yahoo.co.uk yahoo.co.jp yahoo.com.br".split(" "),
  ..."hotmail.fr hotmail.it hotmail.ca outlook.de outlook.pt outlook.jp live.nl live.fr live.ca aol.de".split(
    " ",
  ),
  ..."lanyard.example xn--mnchen-touren-wob.example walks.example g.co".split(" "),
  "",
  "g".repeat(100_000),
])("an address at %s is left alone", (host) => {
  expect(likelyHost(`ana@${host}`)).toBeUndefined();
});

it("an unfinished address has no likely host", () => {
  for (const typed of ["", "ana", "gmial.com", "ana@"]) expect(likelyHost(typed)).toBeUndefined();
});
