import { env } from "cloudflare:workers";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { guideEditors } from "#worker/db/tables/editors.ts";
import {
  call,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  PASSWORD,
  type Person,
  upload,
} from "#worker/testing/factories.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import type { Deed } from "./interleave.ts";

/** People who meet: what each does, made anew for each run. */
type Encounter = { name: string; prepare: () => Promise<Deed[]> };

type Sent = NonNullable<Parameters<typeof call>[2]>;
const deed =
  (method: string, path: string, sent: Sent = {}): Deed =>
  (own) =>
    call(method, path, { ...sent, env: own });
/** A form can be read once: each deed makes its own. */
const picture =
  (path: string, as: Person): Deed =>
  (own) =>
    call("POST", path, { as, body: upload(plainPictures.png), env: own });

const REVIEW = { name: "Hannah", rating: 5, comment: "Lovely" };
const ADDRESS = "encounter@example.com";

/** A guide with a profile. */
async function makeOwner() {
  const as = await makePerson();
  const guide = await makeGuide(as);
  return { as, guide, path: `/api/guides/${guide.id}` };
}

/** An operator with a profile, and so many featured tours of four. */
async function makeShop(featured: number) {
  const as = await makePerson({ role: "operator" });
  const { id } = await makeGuide(as);
  const tours: Tour[] = [];
  for (let n = 0; n < 4; n++) tours.push(await makeTour(as, { title: `Tour ${n}` }));
  const path = `/api/guides/${id}/tours`;
  const places: number[] = [];
  for (let n = 0; n < featured; n++) {
    const made = await call("POST", path, { as, json: { tourId: tours[n]?.id, position: n + 1 } });
    places.push((await made.json<FeaturedTour>()).id);
  }
  const feature = (n: number, position = 1) =>
    deed("POST", path, { as, json: { tourId: tours[n]?.id, position } });
  const move = (n: number, position: number) =>
    deed("PATCH", `${path}/${places[n]}`, { as, json: { position } });
  const take = (n: number) => deed("DELETE", `${path}/${places[n]}`, { as });
  const drop = (n: number) => deed("DELETE", `/api/tours/${tours[n]?.id}`, { as });
  return { as, id, feature, move, take, drop };
}

async function makeReviewed() {
  const { as, guide, path } = await makeOwner();
  const write = (name: string) =>
    deed("POST", `/api/guides/${guide.uniqueId}/reviews`, { json: { ...REVIEW, name } });
  const { id } = await (await write("First")(env)).json<{ id: number }>();
  return { as, path, write, remove: deed("DELETE", `/api/reviews/${id}`, { as }) };
}

const register = (email: string): Deed =>
  deed("POST", "/api/auth/register", {
    json: { username: "Nadia", email, password: PASSWORD, confirmPassword: PASSWORD, role: "guide" },
  });

const adminDeletes = async ({ id }: Person): Promise<Deed> =>
  deed("DELETE", `/api/admin/users/${id}`, { as: await makeAdmin() });

export const ENCOUNTERS: Encounter[] = [
  {
    name: "two profiles of somebody who may have one",
    prepare: async () => {
      const as = await makePerson();
      const make = (name: string) => deed("POST", "/api/guides", { as, json: { name } });
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
        deed("PATCH", path, { as, json: { profilePicture: null } }),
      ];
    },
  },
  {
    name: "a picture of a profile that is deleted",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        picture(`${path}/profile-picture`, as),
        deed("DELETE", path, { as }),
        deed("PATCH", path, { as, json: { name: "Renamed" } }),
      ];
    },
  },
  {
    name: "a save of a profile that is deleted",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        deed("PATCH", path, { as, json: { name: "Renamed" } }),
        deed("DELETE", path, { as }),
        deed("POST", "/api/guides", { as, json: { name: "Next" } }),
      ];
    },
  },
  {
    name: "two lists of platforms",
    prepare: async () => {
      const { as, path } = await makeOwner();
      const list = (...names: string[]) =>
        deed("PUT", `${path}/review-platforms`, {
          as,
          json: names.map((platform) => ({ platform, url: `https://${platform}.example/` })),
        });
      return [list("Yelp", "Google"), list("Airbnb"), deed("DELETE", path, { as })];
    },
  },
  {
    name: "a review while reviews are switched off",
    prepare: async () => {
      const { as, path, write } = await makeReviewed();
      return [
        write("Second"),
        deed("PATCH", path, { as, json: { reviewsEnabled: "false" } }),
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
        deed("POST", `${path}/hand-on`, { as, json: { name: "Filipa" } }),
        deed("PATCH", path, { as, json: { bio: "Mine" } }),
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
        deed("PATCH", path, { as: editor, json: { bio: "Ours" } }),
        deed("DELETE", `${path}/editors/${row?.id}`, { as }),
        await adminDeletes(editor),
      ];
    },
  },
  {
    name: "two profiles that choose one page address",
    prepare: async () => {
      const [one, two] = [await makeOwner(), await makeOwner()];
      const choose = ({ as, path }: typeof one) => deed("PATCH", path, { as, json: { handle: "encounter" } });
      return [choose(one), choose(two), deed("DELETE", one.path, { as: one.as })];
    },
  },
  {
    name: "a save while its session ends",
    prepare: async () => {
      const { as, path } = await makeOwner();
      return [
        deed("PATCH", path, { as, json: { name: "Renamed" } }),
        deed("POST", "/api/auth/logout", { as }),
        deed("DELETE", "/api/account/sessions", { as }),
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
        deed("POST", "/api/guides", { as, json: { name: "One" } }),
        await adminDeletes(as),
        deed("DELETE", "/api/account", { as }),
      ];
    },
  },
  {
    name: "two checkouts, and a deletion",
    prepare: async () => {
      const as = await makePerson();
      const pay = deed("POST", "/api/subscriptions/create-checkout-session", { as });
      return [pay, pay, await adminDeletes(as)];
    },
  },
  {
    name: "a password that is changed twice",
    prepare: async () => {
      const as = await makePerson();
      const change = (password: string) =>
        deed("POST", "/api/account/password", { as, json: { currentPassword: PASSWORD, password } });
      return [
        change("seven ducks in a row"),
        change("nine geese in a pond"),
        deed("PATCH", "/api/account", { as, json: { language: "pt" } }),
      ];
    },
  },
];

/** Empties the stores for the next run. */
export async function startOver(): Promise<void> {
  const names = "users admins removals pending_deletes letters link_tokens rate_counters handles".split(" ");
  await env.DB.batch(names.map((name) => env.DB.prepare(`delete from ${name}`)));
  const [{ keys }, { objects }] = await Promise.all([env.SESSIONS.list(), env.PICTURES.list()]);
  await Promise.all([
    ...keys.map(({ name }) => env.SESSIONS.delete(name)),
    env.PICTURES.delete(objects.map(({ key }) => key)),
  ]);
}
