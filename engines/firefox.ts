import type { Browser } from "puppeteer-core";
import { AUTHENTICATOR } from "../e2e/authenticator.ts";

/** Lets the driver into the browser's own window. */
export const FIREFOX_FLAGS = ["--remote-allow-system-access"];

/** Puppeteer's connection to a browser, as far as is used here. */
type Connection = {
  send: (
    method: string,
    params: object,
  ) => Promise<{ result: { type?: string; contexts?: { context: string }[] } }>;
};

/** Runs source code in Firefox's own window, with the browser's rights: WebDriver BiDi has no command for what is done by it. */
async function runInWindow(browser: Browser, expression: string): Promise<void> {
  const { connection } = browser as unknown as { connection: Connection };
  const windows = await connection.send("browsingContext.getTree", { "moz:scope": "chrome" });
  const context = windows.result.contexts?.[0]?.context;
  const { result } = await connection.send("script.evaluate", {
    target: { context },
    expression,
    awaitPromise: false,
  });
  if (result.type !== "success") throw new Error(`firefox: ${expression}: ${JSON.stringify(result)}`);
}

const THEME = "layout.css.prefers-color-scheme.content-override";
/** The value of a preference by which all pages are dark or light. */
const themeOf = (dark: boolean) => (dark ? 0 : 1);

/** Preferences of a browser whose pages are dark or light, with scripts or without. */
export const firefoxPreferences = (scripts: boolean, dark: boolean) => ({
  "ui.prefersReducedMotion": 1,
  // As on phones.
  "ui.useOverlayScrollbars": 1,
  "intl.accept_languages": "en-GB",
  // Nothing is asked of anyone but the server under test.
  "network.captive-portal-service.enabled": false,
  "browser.safebrowsing.update.enabled": false,
  "app.normandy.enabled": false,
  "browser.download.folderList": 2,
  // Passkeys are in stores that are added, and not on a key in a USB port.
  "security.webauth.webauthn_enable_softtoken": true,
  "security.webauth.webauthn_enable_usbtoken": false,
  "javascript.enabled": scripts,
  [THEME]: themeOf(dark),
});

/** Has all pages of a browser be dark, or light. */
export const setTheme = (browser: Browser, dark: boolean): Promise<void> =>
  runInWindow(browser, `Services.prefs.setIntPref("${THEME}", ${themeOf(dark)})`);

/** Adds a store of passkeys to a browser. */
export function addPasskeyStore(browser: Browser): Promise<void> {
  const { protocol, transport, hasResidentKey, hasUserVerification } = AUTHENTICATOR;
  const { automaticPresenceSimulation, isUserVerified } = AUTHENTICATOR;
  const of = [protocol, transport, hasResidentKey, hasUserVerification];
  const given = JSON.stringify([...of, automaticPresenceSimulation, isUserVerified]);
  const service = `Cc["@mozilla.org/webauthn/service;1"].getService(Ci.nsIWebAuthnService)`;
  return runInWindow(browser, `${service}.addVirtualAuthenticator(...${given})`);
}
