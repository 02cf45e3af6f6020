import type { QueryClient } from "@tanstack/react-query";
import type { OwnGuide } from "#schema/guide.ts";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { assignFeaturedTour, showOnAll } from "./mutations.ts";
import { refetchFeatured } from "./queries.ts";

/** Says that a tour was created, and offers the profiles that have room to show it on. */
export function toastCreated(client: QueryClient, tour: Tour, guides: OwnGuide[]): void {
  const withRoom = guides.filter(({ tourCount }) => tourCount < FEATURED_MAX);
  const title = t("Tour Created");
  if (withRoom.length === 0) return toast({ title, description: tour.title });
  const show =
    (call: () => Promise<unknown>, on: OwnGuide[], done: { title: string; description?: string }) => () =>
      void call()
        .then(() => {
          toast(done);
          return refetchFeatured(
            client,
            on.map(({ id }) => id),
          );
        })
        .catch((error: unknown) => {
          toastFailure(t("Failed to Assign Tour"), error, {
            unanswered: t("There was an error assigning the tour. Please try again."),
          });
          // The tour, a profile or the session may be gone.
          void client.invalidateQueries();
        });
  const choices = withRoom.map((guide) => ({
    label: guide.name,
    onAction: show(() => assignFeaturedTour(guide.id, { tourId: tour.id, position: 1 }), [guide], {
      title: t("Tour Assigned"),
      description: guide.name,
    }),
  }));
  // All of them are shown it in one call, which one without room would refuse.
  if (guides.length > 1 && withRoom.length === guides.length)
    choices.push({
      label: t("Show on all profiles"),
      onAction: show(() => showOnAll([tour.id]), guides, { title: t("Shown on all profiles") }),
    });
  return toast({ title, description: t("Show it on:"), choices });
}
