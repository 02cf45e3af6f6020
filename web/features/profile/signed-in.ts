import type { User } from "#schema/account.ts";
import { ApiError, api, read } from "#web/api/client.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { profileView, type ProfileView } from "./view.ts";

/** One for the page, so that whoever asks for the session after `findViewer` finds its answer. */
export const client = createQueryClient();

/** The signed-in user, null for nobody. Throws when the server can't say. */
export const findViewer = (): Promise<User | null> => client.fetchQuery(sessionQuery());

/** A profile that isn't public, as its owner may see it; undefined for everybody else. Throws when it can't be loaded. */
export async function findHidden(uniqueId: string): Promise<ProfileView | undefined> {
  try {
    const param = { uniqueId };
    const guide = await read(api.guides[":uniqueId"].$get({ param }));
    const [reviews, tours] = await Promise.all([
      read(api.guides[":uniqueId"].reviews.$get({ param })),
      read(api.guides[":id"].tours.$get({ param: { id: String(guide.id) } })),
    ]);
    return profileView({ guide, reviews, tours });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
