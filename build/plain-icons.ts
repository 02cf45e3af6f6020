import type { Plugin } from "vite";

/** Attributes that lucide writes on every icon and nothing here uses, by the file that writes them. */
const WRITTEN: Record<string, [text: string, instead: string]> = {
  "defaultAttributes.mjs": ['xmlns: "http://www.w3.org/2000/svg",', ""],
  "buildLucideIconNode.mjs": [
    'mergeClasses("lucide", ...iconClassNames, ...classNamesFromClassName)',
    "mergeClasses(...classNamesFromClassName)",
  ],
};

/** Leaves namespace and names out of each icon's markup: the first response of the public page has to fit into a round trip. */
export const plainIcons = (): Plugin => ({
  name: "plain-icons",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: {
      id: /\/lucide-react\/dist\/esm\/shared\/src\/build\/(?:defaultAttributes|buildLucideIconNode)\.mjs$/,
    },
    handler(code, id) {
      const [text, instead] = WRITTEN[id.slice(id.lastIndexOf("/") + 1)] ?? [];
      if (text === undefined || instead === undefined || !code.includes(text))
        return this.error("lucide-react writes its icons in another way now");
      return { code: code.replace(text, instead), map: null };
    },
  },
});
