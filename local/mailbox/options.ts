import { join } from "node:path";
import { moduleWorker } from "../stand-ins/module-worker.ts";

const NAME = "mailbox";

/** Builds the worker in the place of Email Service, and the binding by which the app finds it. */
export const bindMailbox = (url: string) => ({
  worker: {
    ...moduleWorker(NAME, join(import.meta.dirname, "worker.ts")),
    bindings: { MAILBOX_URL: url },
  },
  serviceBindings: { EMAIL: { name: NAME, entrypoint: "Mailbox" } },
});
