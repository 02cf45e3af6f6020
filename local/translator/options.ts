import { join } from "node:path";
import { moduleWorker } from "../stand-ins/module-worker.ts";

const NAME = "translator";

/** Builds the worker in the place of Workers AI, and the binding by which the app finds it. */
export const bindTranslator = () => ({
  worker: moduleWorker(NAME, join(import.meta.dirname, "worker.ts")),
  serviceBindings: { AI: { name: NAME, entrypoint: "Translator" } },
});
