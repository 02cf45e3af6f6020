type Assets = { ASSETS: Fetcher };

const templates = new Map<string, string>();

/**
 * Reads one of the build's five HTML documents as text, once for each isolate, because it can't change within a
 * deployment.
 */
export async function readHtmlTemplate(
  env: Assets,
  url: string,
  path:
    | "/"
    | "/pocket/document"
    | "/landing/document"
    | "/guest/public-page/document"
    | "/guest/tip-page/document",
): Promise<string> {
  const cached = templates.get(path);
  if (cached !== undefined) return cached;
  const response = await env.ASSETS.fetch(new URL(path, url));
  if (!response.ok)
    throw new Error(`the HTML template ${path} is missing from the build: ${response.status}`);
  const text = await response.text();
  // Vite's development server changes its documents with every edit.
  if (!import.meta.env.DEV) templates.set(path, text);
  return text;
}
