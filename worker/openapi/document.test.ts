import { expect, it } from "vitest";
import { apiApp } from "../api.ts";
import { describeApi } from "./describe.ts";

// By itself: tests of calls compare with the file as it was before `-u` wrote it.
it("the file that is served is written from the routes and their rules", async () => {
  const text = `${JSON.stringify(describeApi(apiApp.routes), null, 1)}\n`;
  await expect(text).toMatchFileSnapshot("../../web/public/api/openapi.json");
});
