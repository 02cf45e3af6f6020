import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { call, makeGuide, makePerson, type Person } from "#worker/testing/factories.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { UNLIMITED } from "./requests.ts";
import { sampleOf } from "./sample-of.ts";
import { measured } from "./scale.ts";

/** Plans by their columns, each with whether a page of it is public at that very millisecond. */
const PLANS = [
  { subscriptionStatus: "active", ends: [null, -1, 0, 1], isPublic: () => true },
  {
    subscriptionStatus: "trial",
    ends: [null, -1, 0, 1],
    isPublic: (end: number | null) => end !== null && end > 0,
  },
  { subscriptionStatus: "inactive", ends: [null, -1, 0, 1], isPublic: () => false },
  { subscriptionStatus: "anything", ends: [null, 1], isPublic: () => false },
];
/** Moments around which clocks and calendars are irregular: both clock changes, a leap day, a year's end. */
const MOMENTS = [
  "2027-03-28T01:00:00.000Z",
  "2027-10-31T01:00:00.000Z",
  "2028-02-29T12:00:00.000Z",
  "2027-12-31T23:59:59.999Z",
];

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

it("a trial's end changes everything of a page in the same millisecond, for everybody but its owner", async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const moment of sampleOf(MOMENTS, 4))
    for (const { subscriptionStatus, ends, isPublic } of PLANS)
      for (const end of ends) {
        vi.setSystemTime(new Date(moment));
        const trialEndsAt = end === null ? null : new Date(Date.parse(moment) + end);
        const owner = await makePerson({ subscriptionStatus, trialEndsAt });
        const { id, uniqueId } = await makeGuide(owner);
        const other = await makePerson();
        // A picture is as public as the pages of its account.
        const picture = `${owner.id}/${"0".repeat(24)}-${"0".repeat(8)}.png`;
        await env.PICTURES.put(picture, plainPictures.png);
        const paths = [
          `/api/guides/${uniqueId}`,
          `/api/guides/${uniqueId}/reviews`,
          `/api/guides/${uniqueId}/review-platforms`,
          `/api/guides/${id}/tours`,
          `/images/${picture}`,
        ];
        const review = {
          name: "Hannah",
          rating: 5,
          comment: `Lovely ${moment} ${end} ${subscriptionStatus}`,
        };
        const look = async (as: Person | undefined) => [
          ...(await Promise.all(
            paths.map(async (path) => {
              const response = await call("GET", path, { as, env: UNLIMITED });
              await response.arrayBuffer();
              return response.status;
            }),
          )),
          ...(as === owner
            ? []
            : [
                (await call("POST", `/api/guides/${uniqueId}/reviews`, { as, json: review, env: UNLIMITED }))
                  .status,
              ]),
        ];
        for (const [who, as, open] of [
          ["nobody", undefined, isPublic(end)],
          ["a stranger", other, isPublic(end)],
          ["the owner", owner, true],
        ] as const) {
          const statuses = await look(as);
          cells += statuses.length;
          if (statuses.some((status) => (open ? status >= 300 : status !== 404)))
            wrong.push(
              `${subscriptionStatus} ending in ${end} ms at ${moment} for ${who}: ${statuses.join()}`,
            );
        }
      }
  expect(wrong).toEqual([]);
  measured(
    "T25",
    `${cells} cells of status x end x viewer x call at ${MOMENTS.length} moments: all as the table says`,
  );
});
