import { t, tMessage } from "#texts/app/t.ts";

/** Names a device in the app's language; the server calls it `Chrome on Android`. */
export function deviceTitle(device: string): string {
  const [, browser, system] = /^(.+?) on (.+)/s.exec(device) ?? [];
  return browser && system ? t("{browser} on {system}", { browser, system }) : tMessage(device);
}
