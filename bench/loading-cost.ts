import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

/** A module in place of cloudflare:workers, which a worker imports while it loads. */
const WORKERD = `data:text/javascript,
  export class WorkerEntrypoint {}
  export class DurableObject {}
  export const env = {}, exports = {}, waitUntil = () => {};`;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "cloudflare:workers") return { url: WORKERD, format: "module", shortCircuit: true };
    const found = next(specifier, context);
    // A build has no package.json that says of what type its modules are.
    return found.url.startsWith("node:") ? found : { ...found, format: "module" };
  },
});

// The argument is a worker's file; the output is the processor time of loading it, in ms.
const [, , file = ""] = process.argv;
const before = process.cpuUsage();
await import(pathToFileURL(file).href);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
