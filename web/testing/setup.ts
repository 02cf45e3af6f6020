import { afterEach } from "vitest";
import { close } from "./app.ts";
import { restoreNetwork } from "./network.ts";

afterEach(async () => {
  restoreNetwork();
  await close();
});
