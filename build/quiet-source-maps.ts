import type { Plugin } from "vite";

/** Keeps quiet about source maps of packages whose sources aren't published: there are two hundred of one of them. */
export const quietSourceMaps = (): Plugin => ({
  name: "quiet-source-maps",
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.endsWith("points to missing source files")) warnOnce(message, options);
    };
  },
});
