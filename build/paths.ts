import { fileURLToPath } from "node:url";

/** Returns the absolute path of a source file, given from the root of the repository. */
export const sourcePath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
