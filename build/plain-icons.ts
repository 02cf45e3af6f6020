import type { Plugin } from "vite";

/** Draws what lucide-react draws for an icon of its own: 24 units wide, without classes, a context or a ref. */
const CREATE_ICON = `
import { createElement } from "react";
export default ({ node }) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  createElement(
    "svg",
    {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": rest["aria-label"] === undefined ? "true" : undefined,
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

/**
 * Makes each icon one component in place of lucide-react's two, which build its attributes anew each time: a tenth of a
 * screen's first rendering. And it leaves namespace and names out of the markup, because the first response of the public page
 * has to fit into a round trip.
 */
export const plainIcons = (): Plugin => ({
  name: "plain-icons",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler(code) {
      if (!code.includes("function createLucideIcon(iconDataOrName"))
        return this.error("lucide-react makes its icons in another way now");
      return { code: CREATE_ICON, map: null };
    },
  },
});
