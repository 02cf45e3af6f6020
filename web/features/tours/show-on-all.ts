import type { QueryClient } from "@tanstack/react-query";
import type { Guide } from "#schema/guide.ts";
import { FEATURED_MAX } from "#schema/limits.ts";
import { listed } from "#texts/app/listed.ts";
import { t } from "#texts/app/t.ts";
import { postShowOnAll } from "./mutations.ts";
import { refetchFeatured } from "./queries.ts";

/** A profile of the account, as far as its tours need it. */
export type TourPage = Pick<Guide, "id" | "name">;

/** Shows tours on all pages of the account, and returns what to say of it: which pages have no room. */
export async function showOnAll(
  client: QueryClient,
  tourIds: readonly number[],
  pages: readonly TourPage[],
): Promise<{ title: string; description?: string }> {
  const places = await postShowOnAll([...tourIds]);
  void refetchFeatured(
    client,
    pages.map(({ id }) => id),
  );
  const isShown = (page: TourPage, tour: number) =>
    places.some(({ guideId, tourId }) => guideId === page.id && tourId === tour);
  const full = pages.filter((page) => !tourIds.every((id) => isShown(page, id)));
  if (full.length === 0) return { title: t("Shown on all profiles") };
  return {
    title: t("Not shown on all profiles"),
    description: t("No room here: {names}. A profile can show up to {max} tours.", {
      names: listed(full.map(({ name }) => name)),
      max: FEATURED_MAX,
    }),
  };
}
