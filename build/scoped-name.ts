import { basename } from "node:path";

/** paths of modules by the name that begins their classes */
const modules = new Map<string, string>();

/**
 * Names a class of a CSS module after its file: the same wherever the file is built, on the server and for browsers.
 * Throws where two modules have one name.
 */
export function scopedName(name: string, path: string): string {
  const [file = path] = path.split("?");
  const owner = basename(file, ".module.css");
  if ((modules.get(owner) ?? file) !== file)
    throw new Error(`two CSS modules are called ${owner}: ${modules.get(owner)} and ${file}`);
  modules.set(owner, file);
  return `${owner}_${name}`;
}
