import type { PhoneOptions } from "./phone.ts";

// Browsers inside other apps: what they call themselves, and what of a browser they lack.

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36";

const APPS = {
  "Instagram, iOS": `${IPHONE} Mobile/15E148 Instagram 334.0.0.27.95`,
  "Instagram, Android": `${ANDROID} Instagram 334.0.0.42.95 Android`,
  "Facebook, iOS": `${IPHONE} Mobile/21F79 [FBAN/FBIOS;FBAV/466.0.0.34.99;FBDV/iPhone15,3]`,
  "Facebook, Android": `${ANDROID} [FB_IAB/FB4A;FBAV/466.0.0.55.85;]`,
  "TikTok, iOS": `${IPHONE} Mobile/15E148 musical_ly_34.9.0 BytedanceWebview/d8a21c6`,
  "TikTok, Android": `${ANDROID} trill_340903 BytedanceWebview/d8a21c6`,
  "WeChat, iOS": `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49`,
  "WeChat, Android": `${ANDROID} XWEB/1260117 MicroMessenger/8.0.49.2600`,
  "LINE, iOS": `${IPHONE} Mobile/15E148 Safari Line/14.8.0`,
  "LINE, Android": `${ANDROID} Line/14.8.0/IAB`,
  "WhatsApp, iOS": `${IPHONE} Mobile/15E148 WhatsApp/24.12.75`,
  "WhatsApp, Android": `${ANDROID} WhatsApp/2.24.12`,
} as const;
type App = keyof typeof APPS;

declare global {
  /** What an app's browser did nothing with: downloads and new windows. */
  var ignored: string[];
}

/** Takes away what these browsers lack, and notes what they then do nothing with. Runs in the page, before its scripts. */
function lack(userAgent: string): void {
  globalThis.ignored = [];
  Object.defineProperty(Navigator.prototype, "userAgent", { get: () => userAgent });
  const take = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  take(Navigator.prototype, "share", "canShare", "clipboard", "serviceWorker", "wakeLock", "credentials");
  take(globalThis, "Notification", "PushManager", "NDEFReader", "BarcodeDetector", "PublicKeyCredential");
  Object.assign(globalThis, { open: () => null, print: () => {} });
  // Nothing is left of an earlier page, whose app was closed in between. An empty page has no storage.
  if (location.protocol.startsWith("http")) for (const kept of [localStorage, sessionStorage]) kept.clear();
  const isIgnored = ({ href, download, target }: HTMLAnchorElement) =>
    href.startsWith("blob:") || download !== "" || target === "_blank";
  // Last of all listeners: what a page handles itself never comes here.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isIgnored(link)) return;
    event.preventDefault();
    globalThis.ignored.push(link.href);
  });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (isIgnored(this)) globalThis.ignored.push(this.href);
    else Reflect.apply(click, this, []);
  };
}

/** Takes away the last way to copy as well, which a few of them lack. Runs in the page, before its scripts. */
function copyNothing(): void {
  Document.prototype.execCommand = () => false;
}

/** Returns a phone's options for the browser of an app. `copies`: whether text can be copied there at all. */
export const insideApp = (app: App, { copies = true } = {}): PhoneOptions => ({
  userAgent: APPS[app],
  before: `(${lack})(${JSON.stringify(APPS[app])});${copies ? "" : `(${copyNothing})();`}`,
});
