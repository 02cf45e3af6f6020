import { api, read } from "#web/api/client.ts";

/** PATCH /api/guides/{id}: counts a profile's days in another time zone. */
export const saveTimeZone = (id: number, timeZone: string) =>
  read(api.guides[":id"].$patch({ param: { id: String(id) }, json: { timeZone } }));
