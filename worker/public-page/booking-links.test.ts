import { expect, it } from "vitest";
import type { TourInput } from "#schema/tour.ts";
import { renderPage, site, withPageCache } from "../testing/assets.ts";
import { call, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";

/** Puts a tour on a new page of its operator. */
async function show(tour: Partial<TourInput>, bookingCode: string | null = null, as?: Person) {
  const owner = as ?? (await makePerson({ role: "operator" }));
  const { id } = await makeTour(owner, tour);
  const guide = await makeGuide(owner, { bookingCode });
  await call("POST", `/api/guides/${guide.id}/tours`, { as: owner, json: { tourId: id, position: 1 } });
  return { owner, guide, id };
}

/** Returns the address behind 'Book Now' as a browser reads it from the page. */
async function bookAt(uniqueId: string): Promise<string | undefined> {
  const page = await withPageCache(() => call("GET", `/profile/${uniqueId}`, { env: site }), renderPage);
  return /<a class="btn ink" href="([^"]*)"/.exec(await page.text())?.[1]?.replaceAll("&amp;", "&");
}

it("a booking link says on each page whose guest it is, by the guide's code, or else the page's id", async () => {
  const externalLink = "https://book.example/sail?ref={guide}#times";
  const { owner, guide, id } = await show({ externalLink }, "MARTA-7");
  expect(await bookAt(guide.uniqueId)).toBe("https://book.example/sail?ref=MARTA-7#times");

  await call("PATCH", `/api/guides/${guide.id}`, { as: owner, json: { bookingCode: null } });
  expect(await bookAt(guide.uniqueId)).toBe(`https://book.example/sail?ref=${guide.uniqueId}#times`);
  await call("PATCH", `/api/tours/${id}`, { as: owner, json: { tagBookings: true } });
  expect(await bookAt(guide.uniqueId)).toBe(
    `https://book.example/sail?ref=${guide.uniqueId}&utm_source=lanyard&utm_campaign=${guide.uniqueId}#times`,
  );
  const featured = await call("GET", `/api/guides/${guide.id}/tours`);
  expect(await featured.json()).toMatchObject([{ tour: { externalLink, tagBookings: true } }]);
});

it("a booking link without a place for the guide is on the page byte for byte", async () => {
  const externalLink = "https://fareharbor.com/embeds/book/sail/?full-items=yes&flow=1;2&q=%7Bguide%7D#/x?y";
  const { guide } = await show({ externalLink }, "MARTA-7");
  expect(await bookAt(guide.uniqueId)).toBe(externalLink);
});
