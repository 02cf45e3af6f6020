import type { Plugin } from "vite";

/** Makes one file of the modules of the worker's start: read at once, and compressed together. Left alone, they are forty. */
export const workerStart = (): Plugin => ({
  name: "worker-start",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
  }),
});
