import { env } from "cloudflare:workers";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import {
  call,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  PASSWORD,
  type Person,
  upload,
} from "#worker/testing/factories.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import type { Action } from "./interleave.ts";

type Sent = NonNullable<Parameters<typeof call>[2]>;
/** Returns a request that waits for its turn at the stores. */
export const action =
  (method: string, path: string, sent: Sent = {}): Action =>
  (testEnv) =>
    call(method, path, { ...sent, env: testEnv });
/** Creates an upload; each has a form of its own, which can be read once. */
export const picture =
  (path: string, as: Person): Action =>
  (testEnv) =>
    call("POST", path, { as, body: upload(plainPictures.png), env: testEnv });

const REVIEW = { name: "Hannah", rating: 5, comment: "Lovely" };

/** Creates a guide with a profile. */
export async function makeOwner() {
  const as = await makePerson();
  const guide = await makeGuide(as);
  return { as, guide, path: `/api/guides/${guide.id}` };
}

/** Creates an operator with a profile and four tours, so many of them featured. */
export async function makeShop(featured: number) {
  const as = await makePerson({ role: "operator" });
  const { id } = await makeGuide(as);
  const tours: Tour[] = [];
  for (let n = 0; n < 4; n++) tours.push(await makeTour(as, { title: `Tour ${n}` }));
  const path = `/api/guides/${id}/tours`;
  const places: number[] = [];
  for (let n = 0; n < featured; n++) {
    const created = await call("POST", path, { as, json: { tourId: tours[n]?.id, position: n + 1 } });
    places.push((await created.json<FeaturedTour>()).id);
  }
  const feature = (n: number, position = 1) =>
    action("POST", path, { as, json: { tourId: tours[n]?.id, position } });
  const move = (n: number, position: number) =>
    action("PATCH", `${path}/${places[n]}`, { as, json: { position } });
  const take = (n: number) => action("DELETE", `${path}/${places[n]}`, { as });
  const drop = (n: number) => action("DELETE", `/api/tours/${tours[n]?.id}`, { as });
  return { as, id, feature, move, take, drop };
}

/** Creates a guide with a profile and a review, which `remove` deletes; `write` adds another. */
export async function makeReviewed() {
  const { as, guide, path } = await makeOwner();
  const write = (name: string) =>
    action("POST", `/api/guides/${guide.uniqueId}/reviews`, { json: { ...REVIEW, name } });
  const { id } = await (await write("First")(env)).json<{ id: number }>();
  return { as, path, write, remove: action("DELETE", `/api/reviews/${id}`, { as }) };
}

/** Registers with this e-mail. */
export const register = (email: string): Action =>
  action("POST", "/api/auth/register", {
    json: { username: "Nadia", email, password: PASSWORD, confirmPassword: PASSWORD, role: "guide" },
  });

/** Creates an admin's deletion of an account. */
export const adminDeletes = async ({ id }: Person): Promise<Action> =>
  action("DELETE", `/api/admin/users/${id}`, { as: await makeAdmin() });

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
