import type { Plugin } from "vite";
import { sourcePath } from "./paths.ts";

type Aliases = ReadonlyMap<string, string>;

const IN_BROWSERS: Aliases = new Map([
  ["react", "preact/compat"],
  ["react/jsx-runtime", "preact/compat/jsx-runtime"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", "preact/compat/client"],
]);
const ON_SERVER: Aliases = new Map([
  ["react", sourcePath("web/lib/react-on-server.ts")],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react-dom/server", "preact-render-to-string"],
]);

/** Puts Preact in the place of React in every build. In development all of it runs on React. */
export const preact = (): Plugin => ({
  name: "preact",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer, options) {
    // React's own would come along, which the worker has no use for.
    if (source === "react-dom" && this.environment.config.consumer === "server")
      return this.error(`${importer} imports react-dom, which only browsers have`);
    const aliases = this.environment.config.consumer === "server" ? ON_SERVER : IN_BROWSERS;
    const alias = aliases.get(source);
    return alias === undefined ? undefined : this.resolve(alias, importer, { ...options, skipSelf: true });
  },
});
