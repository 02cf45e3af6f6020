import { describe, expect, it } from "vitest";
import { completePlaceId, reviewObstacle, reviewWriteUrl } from "./review-write-url.ts";

const PLACE = "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ";
const WRITE = `https://search.google.com/local/writereview?placeid=${PLACE}`;
const TRIPADVISOR = "/Attraction_Review-g189158-d1234567-Reviews";

describe("the address where a review is written", () => {
  it.each([
    ["https://g.page/r/CeAbc_12-x", "https://g.page/r/CeAbc_12-x/review"],
    ["http://G.page/r/CeAbc/?utm_source=card#top", "https://g.page/r/CeAbc/review"],
    ["https://g.page/r/CeAbc/review/", "https://g.page/r/CeAbc/review"],
    [`https://www.tripadvisor.com${TRIPADVISOR}-Marta_Walks-Lisbon.html`, "https://www.tripadvisor.com"],
    [`https://www.tripadvisor.pt${TRIPADVISOR}-or10-Marta.html?m=1#REVIEWS`, "https://www.tripadvisor.pt"],
    [`https://www.tripadvisor.co.uk${TRIPADVISOR}.html`, "https://www.tripadvisor.co.uk"],
    [`https://fr.tripadvisor.ca${TRIPADVISOR}-X.html`, "https://fr.tripadvisor.ca"],
    [`https://www.tripadvisor.com.br${TRIPADVISOR}-X.html`, "https://www.tripadvisor.com.br"],
    [`https://tripadvisor.de${TRIPADVISOR}-X.html`, "https://tripadvisor.de"],
    [`https://m.tripadvisor.jp/amp${TRIPADVISOR}-X.html`, "https://m.tripadvisor.jp"],
    ...["com.au", "co.nz", "com.sg", "com.hk", "com.tr", "com.mx", "in", "cn", "ie", "es", "fr", "it"].map(
      (country) => [
        `https://www.tripadvisor.${country}${TRIPADVISOR}-X.html`,
        `https://www.tripadvisor.${country}`,
      ],
    ),
    ...["no", "th", "pl", "pt", "cs", "fi"].map((language) => [
      `https://${language}.tripadvisor.com${TRIPADVISOR}-X.html`,
      `https://${language}.tripadvisor.com`,
    ]),
    [`https://en.tripadvisor.com.hk${TRIPADVISOR}`, "https://en.tripadvisor.com.hk"],
    [`https://www.tripadvisor.com:443${TRIPADVISOR}-${"a".repeat(1900)}`, "https://www.tripadvisor.com"],
    [
      "https://www.trustpilot.com/review/www.a.example?languages=all",
      "https://www.trustpilot.com/evaluate/www.a.example",
    ],
    [
      "https://de.trustpilot.com/review/xn--mnchen-3ya.de",
      "https://de.trustpilot.com/evaluate/xn--mnchen-3ya.de",
    ],
    ["https://trustpilot.com/review/a.example#write", "https://trustpilot.com/evaluate/a.example"],
    ["https://www.trustpilot.com/review/walks.example", "https://www.trustpilot.com/evaluate/walks.example"],
    ["https://fr-be.trustpilot.com/review/a.example", "https://fr-be.trustpilot.com/evaluate/a.example"],
    ["https://pt.trustpilot.com/review/a.example/?stars=5", "https://pt.trustpilot.com/evaluate/a.example"],
  ])("the address where a review is written is known for %s", (url, written) => {
    const isWhole = new URL(written).pathname !== "/";
    expect(reviewWriteUrl(url)).toBe(isWhole ? written : `${written}/UserReviewEdit-g189158-d1234567`);
    expect(reviewWriteUrl(reviewWriteUrl(url))).toBe(reviewWriteUrl(url));
  });

  it.each([
    WRITE,
    "https://www.tripadvisor.com/Restaurant_Review-g189158-d1234567-Reviews-Marta-Lisbon.html",
    "https://www.tripadvisor.com/AttractionProductReview-g189158-d1234567-Marta.html",
    "https://www.tripadvisor.com/UserReviewEdit-g189158-d1234567",
    `https://www.tripadvisor.com.evil.example${TRIPADVISOR}-X.html`,
    `https://nottripadvisor.com${TRIPADVISOR}-X.html`,
    `https://walks.example/r?to=https://www.tripadvisor.com${TRIPADVISOR}`,
    `https://www.tripadvisor.com:8443${TRIPADVISOR}-X.html`,
    `https://tripadvisor.evil.com${TRIPADVISOR}-X.html`,
    `https://www.tripadvisor.co.uk.evil.example${TRIPADVISOR}-X.html`,
    `https://www.tripadvisor.com@evil.example${TRIPADVISOR}-X.html`,
    `https://www.tr\u0456padvisor.com${TRIPADVISOR}-X.html`,
    `https://www.tripadvisor.com.${TRIPADVISOR}-X.html`,
    `https://www.tripadvisor.com${TRIPADVISOR}-X/../../x`,
    "https://www.tripadvisor.com/Hotel_Review-g189158-d1234567-Reviews-X.html",
    "https://www.tripadvisor.com/Attraction_Review-g189158-d1234567",
    "https://www.tripadvisor.com/%41ttraction_Review-g189158-d1234567-Reviews-X.html",
    "https://g.page.evil.example/r/CeAbc",
    "https://evil.example/https://g.page/r/CeAbc",
    "https://g.page/r/CeAbc%2F..",
    "https://www.g.page/r/CeAbc",
    "https://trustpilot.com.evil.example/review/a.example",
    "https://www.trustpilot.com/review/a.example/transparency",
    "https://www.trustpilot.com/review/",
    "https://2130706433/review/a.example",
    "https://[::ffff:127.0.0.1]/r/CeAbc",
    "javascript:alert(1)//g.page/r/CeAbc",
    "data:text/html,https://g.page/r/CeAbc",
    "https://g.page/marta-walks?share",
    "https://g.page/r/",
    "https://www.trustpilot.com/evaluate/walks.example",
    "https://www.trustpilot.com/users/5f0",
    "https://www.yelp.com/biz/marta-walks-lisbon?osq=walks#reviews",
    "no address",
  ])("the address where a review is written is the given one for %s", (url) => {
    expect(reviewWriteUrl(url)).toBe(url);
  });
});

it("a place's id becomes the address where Google takes a review, and no other text does", () => {
  expect(completePlaceId(PLACE)).toBe(WRITE);
  for (const other of [
    "ChIJtooshort",
    `ChIJ${"a".repeat(19)}`,
    `${PLACE}&x=1`,
    `${PLACE}\n`,
    PLACE.toLowerCase(),
    `ChIJ${"\uff41".repeat(20)}`,
    `${PLACE}!`,
    `place_id:${PLACE}`,
    "GhIJO_PkYRozGQ0R0DaQ5L3rAAQ",
    WRITE,
    "",
  ])
    expect(completePlaceId(other)).toBe(other);
});

describe("what keeps guests from writing a review", () => {
  it.each([
    "https://maps.app.goo.gl/AbCdEf",
    "https://goo.gl/maps/AbCdEf",
    "https://www.google.com/maps/place/Marta/@38.7,-9.1,17z/data=!3m1!4b1",
    "https://maps.google.pt/?cid=123",
    "https://www.google.co.uk/maps?cid=123",
    "https://g.page/marta-walks",
    "https://google.com/maps",
    "https://www.google.com.br/maps/place/Marta",
    "https://maps.google.co.jp/maps?q=Marta",
    "https://www.google.com/maps/place/Marta/data=!4m2!3m1!1s0xd19330:0x1",
  ])("the address %s leads to the map", (url) => {
    expect(reviewObstacle(url)).toBe("map");
  });

  it.each([
    "https://www.getyourguide.com/marta-s123/",
    "https://www.getyourguide.de/marta-s123/",
    "https://www.viator.com/tours/Lisbon/x/d538-1",
    "https://www.airbnb.co.uk/experiences/123",
    "https://es-l.airbnb.com/experiences/123",
    "https://www.guruwalk.com/gurus/marta",
    "https://www.getyourguide.co.uk/marta-s123/",
    "https://www.airbnb.com.sg/experiences/123",
    "https://de-ch.airbnb.com/experiences/123",
    "https://gyg.me/AbCdEf",
    "https://abnb.me/AbCdEf",
  ])("the address %s takes reviews of those who booked there", (url) => {
    expect(reviewObstacle(url)).toBe("bookers-only");
  });

  it.each([
    "https://business.google.com/reviews",
    "https://business.google.com/n/123/profile",
    "https://business.trustpilot.com/reviews",
    "https://supplier.getyourguide.com/performance/reviews",
    "https://supplier.viator.com/reviews",
    "https://www.tripadvisor.com/Owners",
    "https://www.tripadvisor.pt/ManagementCenter-g189158-d1234567",
    "https://www.airbnb.com/hosting/reservations",
    "https://www.airbnb.pt/hosting",
  ])("the address %s is the guide's own page", (url) => {
    expect(reviewObstacle(url)).toBe("own");
  });

  it.each([
    WRITE,
    "https://www.tripadvisor.com/OwnerWalks",
    `https://www.google.com/maps/place/?q=place_id:${PLACE}`,
    "https://g.page/r/CeAbc",
    "https://www.google.com/search?q=marta",
    "https://maps.google.evil.example/x",
    "https://airbnb.com.evil.example/",
    "https://www.airbnb.evil.com/experiences/1",
    "https://notairbnb.com/experiences/1",
    "no address",
  ])("no obstacle is known at %s", (url) => {
    expect(reviewObstacle(url)).toBeNull();
  });
});
