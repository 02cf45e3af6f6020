import type { Plugin } from "vite";

/** Makes one file of the forty modules of the worker's start: it is read at once, and compressed as a whole. */
export const workerStart = (): Plugin => ({
  name: "worker-start",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
  }),
});
