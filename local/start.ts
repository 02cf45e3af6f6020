import { serveApp } from "./serve-app.ts";
import { serveState } from "./serve.ts";
import { printWelcome } from "./welcome.ts";

// This is `npm start`: it serves the production build until a signal ends it.
await serveState(async (settings, lock, shutdown) => {
  printWelcome(settings, await serveApp(settings, lock, shutdown));
  process.send?.("ready");
});
