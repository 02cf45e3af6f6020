import { expect, it } from "vitest";
import { formatMean } from "./app/numbers.ts";
import { meanText } from "./guest/format.ts";
import { loadLocale } from "./guest/load-locale.ts";

it("the mean of any ratings is the same number on the guide's dashboard and on the page", async () => {
  const locale = await loadLocale("en");
  for (let count = 1; count <= 60; count++)
    for (let sum = count; sum <= 5 * count; sum++)
      expect([sum, count, formatMean(sum / count)]).toEqual([sum, count, meanText(locale, sum / count)]);
});
