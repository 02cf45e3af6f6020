type Assets = { ASSETS: Fetcher };

const kept = new Map<string, string>();

/** One of the two HTML documents of the build, as text. It can't change within a deployment, so it is read once. */
export async function readShell(env: Assets, url: string, path: "/" | "/profile"): Promise<string> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const response = await env.ASSETS.fetch(new URL(path, url));
  if (!response.ok) throw new Error(`the document ${path} is missing from the build: ${response.status}`);
  const text = await response.text();
  // Vite's development server changes its documents with every edit.
  if (!import.meta.env.DEV) kept.set(path, text);
  return text;
}
