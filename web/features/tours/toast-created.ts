import type { QueryClient } from "@tanstack/react-query";
import type { OwnGuide } from "#schema/own-guide.ts";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast, type ToastMessage } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { assignFeaturedTour } from "./mutations.ts";
import { refetchFeatured } from "./queries.ts";
import { showOnAll } from "./show-on-all.ts";

/** Says that a tour was created, and offers the profiles that have room to show it on. */
export function toastCreated(client: QueryClient, tour: Tour, guides: OwnGuide[]): void {
  const withRoom = guides.filter(({ tourCount }) => tourCount < FEATURED_MAX);
  const title = t("Tour Created");
  if (withRoom.length === 0) return toast({ title, description: tour.title });
  const show = (call: () => Promise<ToastMessage>) => () =>
    void call()
      .then(toast)
      .catch((error: unknown) => {
        toastFailure(t("Failed to Assign Tour"), error, {
          noResponse: t("There was an error assigning the tour. Please try again."),
        });
        // The tour, a profile or the session may be gone.
        void client.invalidateQueries();
      });
  const choices = withRoom.map((guide) => ({
    label: guide.name,
    onAction: show(async () => {
      await assignFeaturedTour(guide.id, { tourId: tour.id, position: 1 });
      void refetchFeatured(client, [guide.id]);
      return { title: t("Tour Assigned"), description: guide.name };
    }),
  }));
  if (withRoom.length > 1)
    choices.push({
      label: t("Show on all profiles"),
      onAction: show(() => showOnAll(client, [tour.id], guides)),
    });
  return toast({ title, description: t("Show it on:"), choices });
}
