import type { Plugin } from "vite";

const FOR_DEVELOPMENT = "/dist/development/";
/** Names that packages write only for React's tools and for stack traces. */
const NAMES = /^\w+\.displayName = .*;$|^\s*__name\(\w+, "[^"]*"\);$/gm;
const NAMING = /^var __name = .*;$/m;
const CREATIONS = /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** A context of React's server components, for which a boundary around routes would stay. */
const SERVER_CONTEXT = /^\w+\.contextType = RSCRouterContext;$/gm;

const MENTION = /^__iconData\.node;$/m;
/** What an icon of 24 units says of itself beside its shapes, which is not read (build/plain-icons.ts). */
const ICON_FACTS = /^ {2}name: "[\w-]+",\n {2}size: 24,\n/m;
/** Keys by which React tells the shapes of an icon apart, which never change. */
const SHAPE_KEYS = /,\s*key: "[a-z\d]+"(?=\s*\})/g;

/** Leaves the names out, and marks as pure what only makes something. */
const withMarks = (code: string): string =>
  code
    .replace(NAMES, "")
    .replace(SHAPE_KEYS, "")
    .replace(MENTION, "")
    .replace(ICON_FACTS, "")
    .replace(SERVER_CONTEXT, "")
    .replace(NAMING, "var __name = /* @__NO_SIDE_EFFECTS__ */ (made) => made;")
    .replace(CREATIONS, "= /* @__PURE__ */ ");

/**
 * Lets the build leave out what isn't used of React Router, of Radix and of icons: to a bundler, naming a function or
 * making a context looks like an effect, so that it keeps all there is. Takes the router's files for production, which its package
 * names nowhere.
 */
export const leanPackages = (): Plugin => ({
  name: "lean-packages",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved?.id.includes(FOR_DEVELOPMENT))
      throw new Error(`${source} has its files somewhere else now`);
    return { ...resolved, id: resolved.id.replace(FOR_DEVELOPMENT, "/dist/production/") };
  },
  transform: {
    filter: {
      id: /\/node_modules\/(?:(?:react-router|@radix-ui\/[\w-]+)\/dist|lucide-react\/dist\/esm\/icons)\//,
    },
    handler(code, id) {
      if (code.includes("const __iconData =") && !ICON_FACTS.test(code))
        return this.error(`${id} isn't drawn in 24 units, as build/plain-icons.ts draws icons`);
      return { code: withMarks(code), map: null };
    },
  },
});
