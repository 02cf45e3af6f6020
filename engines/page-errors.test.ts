import { describe, expect, it } from "vitest";
import { PageErrors } from "./page-errors.ts";

const CUT_OFF = [
  "Fetch API cannot load http://localhost/assets/show-tips.js due to access control checks.",
  "AbortError: The operation was aborted. ",
  "TypeError: error loading dynamically imported module: http://localhost/assets/toaster-root.js",
];

describe("errors of a tab's pages", () => {
  it("a page that is left loses what it was loading, which is no error", async () => {
    const errors = new PageErrors();
    await errors.whileLeaving(async () => CUT_OFF.forEach((error) => errors.hear(error)));
    // Engines report it late, too.
    CUT_OFF.forEach((error) => errors.hear(error));
    expect(errors.heard).toEqual([]);
  });

  it("a page that leaves by itself loses what it was loading, which is no error", () => {
    const errors = new PageErrors();
    errors.leaves();
    CUT_OFF.forEach((error) => errors.hear(error));
    errors.arrives();
    CUT_OFF.forEach((error) => errors.hear(error));
    expect(errors.heard).toEqual([]);
  });

  it("a page's own fault is an error while it is left", async () => {
    const errors = new PageErrors();
    await errors.whileLeaving(async () => errors.hear("TypeError: guide is undefined"));
    expect(errors.heard).toEqual(["TypeError: guide is undefined"]);
  });

  it("a chunk that a page that stays can't load is an error", () => {
    const errors = new PageErrors();
    CUT_OFF.forEach((error) => errors.hear(error));
    expect(errors.heard).toEqual(CUT_OFF);
  });
});
