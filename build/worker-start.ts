import type { Plugin } from "vite";

/** Matches the module that renders the public page; what it imports comes along. */
const PAGE = /\/web\/guest\/public-page\/render-page\.ts$/;

/**
 * Bundles the modules of the worker's start into one file, and those that render a public page into another: each is read at
 * once, and compressed as a whole.
 */
export const workerStart = (): Plugin => ({
  name: "worker-start",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: [
        { name: "start", tags: ["$initial"], priority: 2 },
        { name: "page", test: PAGE, priority: 1 },
      ],
    },
  }),
});
