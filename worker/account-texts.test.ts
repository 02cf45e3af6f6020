import { afterEach, expect, it, vi } from "vitest";
import type { ServerTexts } from "#locales/account.ts";
import turkish from "#locales/account/tr.json";
import { accountTexts, keepTexts } from "./account-texts.ts";

afterEach(() => vi.restoreAllMocks());

it("an account's language has every text of the worker, and English needs none", async () => {
  const { mail, legal, shell } = await accountTexts("tr");
  expect({ mail, legal, shell }).toEqual({ mail: turkish.mail, legal: turkish.legal, shell: turkish.shell });
  expect(await accountTexts("en")).toEqual({});
});

it("texts that can't be read are logged, shown in English, and read again for the next reader", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const texts: ServerTexts = { mail: { Reset: "Opnieuw instellen" } };
  const read = vi.fn(() => Promise.resolve(texts));
  read.mockRejectedValueOnce(new Error("the store doesn't respond"));
  const textsIn = keepTexts(read);
  expect(await textsIn("nl")).toEqual({});
  expect(JSON.parse(String(errors.mock.lastCall))).toEqual({
    message: "texts are missing, so English is shown",
    language: "nl",
    error: "Error: the store doesn't respond",
  });
  expect(await textsIn("nl")).toBe(texts);
  expect(await textsIn("nl")).toBe(texts);
  expect(read).toHaveBeenCalledTimes(2);
});
