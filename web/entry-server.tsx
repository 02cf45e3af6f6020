// Keep this export for worker/pages/app.routes.ts.
export { isAppPath } from "./app/paths.ts";
