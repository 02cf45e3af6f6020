import { tagOf } from "#locales/languages.ts";

const isPocketCache = (name: string): boolean => name.startsWith("pocket-");

/**
 * Fetches the document again where the copy on the device isn't in the account's language, and shows that. It doesn't
 * keep a document of another deployment, whose scripts are not on the device yet.
 */
export async function reloadInLanguage(language: string): Promise<void> {
  const { lang } = document.documentElement;
  if (tagOf(language) === lang) return;
  // A bare fetch(): this is a document and no call of the API, and nothing waits for it. With the slash, the service worker
  // leaves the request to the network.
  const response = await fetch("/pocket/");
  const html = await response.clone().text();
  const script = document.querySelector<HTMLScriptElement>("script[data-src]")?.dataset.src;
  if (!html.includes(`lang="${tagOf(language)}"`) || !script || !html.includes(script)) return;
  for (const name of (await caches.keys()).filter(isPocketCache))
    await (await caches.open(name)).put("/pocket", response.clone());
  location.reload();
}
