import { guideEditors } from "#worker/db/tables/editors.ts";
import { db, makePerson, PASSWORD } from "#worker/testing/factories.ts";
import {
  action,
  adminDeletes,
  makeOwner,
  makeReviewed,
  makeShop,
  picture,
  register,
} from "./race-fixtures.ts";
import type { Action } from "./interleave.ts";

/** Requests that meet. `prepare` makes the people and what each does, again for each run. */
type RaceScenario = { name: string; prepare: () => Promise<Action[]> };

const ADDRESS = "race@example.com";

export const RACE_SCENARIOS: RaceScenario[] = [
  {
    name: "two profiles of somebody who may have one",
    prepare: async () => {
      const as = await makePerson();
      const make = (name: string) => action("POST", "/api/guides", { as, json: { name } });
      return [make("One"), make("Two"), make("Three")];
    },
  },
  {
    name: "two tours at the last free place",
    prepare: async () => {
      const { feature } = await makeShop(2);
      return [feature(2, 3), feature(3, 3), feature(2, 1)];
    },
  },
  {
    name: "a featured tour that moves, another that leaves",
    prepare: async () => {
      const { move, take } = await makeShop(3);
      return [move(0, 3), take(1), move(2, 1)];
    },
  },
  {
    name: "a tour that is featured and deleted",
    prepare: async () => {
      const { feature, drop, take } = await makeShop(2);
      return [feature(2), drop(2), take(0)];
    },
  },
  {
    name: "two accounts of one address",
    prepare: async () => [register(ADDRESS), register(ADDRESS.toUpperCase()), register(ADDRESS)],
  },
  {
    name: "two pictures of one profile",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        picture(`${path}/profile-picture`, as),
        picture(`${path}/profile-picture`, as),
        action("PATCH", path, { as, json: { profilePicture: null } }),
      ];
    },
  },
  {
    name: "a picture of a profile that is deleted",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        picture(`${path}/profile-picture`, as),
        action("DELETE", path, { as }),
        action("PATCH", path, { as, json: { name: "Renamed" } }),
      ];
    },
  },
  {
    name: "a save of a profile that is deleted",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        action("PATCH", path, { as, json: { name: "Renamed" } }),
        action("DELETE", path, { as }),
        action("POST", "/api/guides", { as, json: { name: "Next" } }),
      ];
    },
  },
  {
    name: "two lists of platforms",
    prepare: async () => {
      const { as, path } = await makeOwner();
      const list = (...names: string[]) =>
        action("PUT", `${path}/review-platforms`, {
          as,
          json: names.map((platform) => ({ platform, url: `https://${platform}.example/` })),
        });
      return [list("Yelp", "Google"), list("Airbnb"), action("DELETE", path, { as })];
    },
  },
  {
    name: "a review while reviews are switched off",
    prepare: async () => {
      const { as, path, write } = await makeReviewed();
      return [
        write("Second"),
        action("PATCH", path, { as, json: { reviewsEnabled: "false" } }),
        write("Third"),
      ];
    },
  },
  {
    name: "a review that is deleted twice, and another that comes",
    prepare: async () => {
      const { write, remove } = await makeReviewed();
      return [remove, remove, write("Second")];
    },
  },
  {
    name: "a review while the badge is handed on",
    prepare: async () => {
      const { as, path, write } = await makeReviewed();
      return [
        write("Second"),
        action("POST", `${path}/hand-on`, { as, json: { name: "Filipa" } }),
        action("PATCH", path, { as, json: { bio: "Mine" } }),
      ];
    },
  },
  {
    name: "an editor who saves while being removed",
    prepare: async () => {
      const { as, guide, path } = await makeOwner();
      const editor = await makePerson();
      const at = new Date();
      const [row] = await db
        .insert(guideEditors)
        .values({ guideId: guide.id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at })
        .returning();
      return [
        action("PATCH", path, { as: editor, json: { bio: "Ours" } }),
        action("DELETE", `${path}/editors/${row?.id}`, { as }),
        await adminDeletes(editor),
      ];
    },
  },
  {
    name: "two profiles that choose one page address",
    prepare: async () => {
      const [one, two] = [await makeOwner(), await makeOwner()];
      const choose = ({ as, path }: typeof one) =>
        action("PATCH", path, { as, json: { handle: "race-winner" } });
      return [choose(one), choose(two), action("DELETE", one.path, { as: one.as })];
    },
  },
  {
    name: "a save while its session ends",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        action("PATCH", path, { as, json: { name: "Renamed" } }),
        action("POST", "/api/auth/logout", { as }),
        action("DELETE", "/api/account/sessions", { as }),
      ];
    },
  },
  {
    name: "a picture of an account that is deleted",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        picture(`${path}/profile-picture`, as),
        await adminDeletes(as),
        picture("/api/user/banner-image", as),
      ];
    },
  },
  {
    name: "a profile of an account that is deleted",
    prepare: async () => {
      const as = await makePerson();
      return [
        action("POST", "/api/guides", { as, json: { name: "One" } }),
        await adminDeletes(as),
        action("DELETE", "/api/account", { as }),
      ];
    },
  },
  {
    name: "two checkouts, and a deletion",
    prepare: async () => {
      const as = await makePerson();
      const pay = action("POST", "/api/subscriptions/create-checkout-session", { as });
      return [pay, pay, await adminDeletes(as)];
    },
  },
  {
    name: "a password that is changed twice",
    prepare: async () => {
      const as = await makePerson();
      const change = (password: string) =>
        action("POST", "/api/account/password", { as, json: { currentPassword: PASSWORD, password } });
      return [
        change("seven ducks in a row"),
        change("nine geese in a pond"),
        action("PATCH", "/api/account", { as, json: { language: "pt" } }),
      ];
    },
  },
];
