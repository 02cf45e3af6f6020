import type { Plugin } from "vite";

/** Bundles the forty modules of the worker's start into one file: it is read at once, and compressed as a whole. */
export const workerStart = (): Plugin => ({
  name: "worker-start",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
  }),
});
