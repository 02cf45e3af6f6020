/** what is there, or on its way: paths by their addresses */
const fetched = new Map<string, Promise<void>>();

/** Adds a sheet, and takes it away again where it doesn't come: the next try adds it anew. */
const addStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new TypeError(`${href} has not come`));
    });
    link.href = href;
    document.head.appendChild(link);
  });

async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`${href}: ${response.status}`);
  // It is kept once it is whole.
  await response.arrayBuffer();
}

/** Fetches a file unless the document or an earlier call has done so. What failed is fetched again. */
function fetchOnce(path: string): Promise<void> {
  const { href, pathname } = new URL(path, location.origin);
  let file = fetched.get(href);
  if (file) return file;
  // What a document has from the start is linked by its path, or inside it.
  const isInDocument =
    document.querySelector(`link[href="${pathname}"], style[data-href="${pathname}"]`) !== null;
  file = isInDocument ? Promise.resolve() : href.endsWith(".css") ? addStyles(href) : fetchScript(href);
  fetched.set(href, file);
  file.catch(() => fetched.delete(href));
  return file;
}

/**
 * Runs an import() once the files that it needs have come, and are kept by the browser: WebKit and Firefox never ask again for code
 * that a document has imported in vain. So what found no network is loaded by the next try. The build puts it around every
 * import() (build/load-code.ts).
 */
export async function loadCode<Code>(run: () => Promise<Code>, paths: readonly string[] = []): Promise<Code> {
  await Promise.all(paths.map(fetchOnce));
  return run();
}
