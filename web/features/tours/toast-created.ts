import type { QueryClient } from "@tanstack/react-query";
import type { OwnGuide } from "#schema/guide.ts";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { assignFeaturedTour, showOnAll } from "./mutations.ts";

/** Says that a tour was created, and offers the profiles that have room to show it on. */
export function toastCreated(client: QueryClient, tour: Tour, guides: OwnGuide[]): void {
  const withRoom = guides.filter(({ tourCount }) => tourCount < FEATURED_MAX);
  const title = t("Tour Created");
  if (withRoom.length === 0) return toast({ title, description: tour.title });
  const show = (call: () => Promise<unknown>, done: { title: string; description?: string }) => () =>
    void call()
      .then(() => toast(done))
      .catch((error: unknown) =>
        toastFailure(t("Failed to Assign Tour"), error, {
          unanswered: t("There was an error assigning the tour. Please try again."),
        }),
      )
      .finally(() => client.invalidateQueries());
  const choices = withRoom.map(({ id, name }) => ({
    label: name,
    onAction: show(() => assignFeaturedTour(id, { tourId: tour.id, position: 1 }), {
      title: t("Tour Assigned"),
      description: name,
    }),
  }));
  // All of them are shown it in one call, which one without room would refuse.
  if (guides.length > 1 && withRoom.length === guides.length)
    choices.push({
      label: t("Show on all profiles"),
      onAction: show(() => showOnAll([tour.id]), { title: t("Shown on all profiles") }),
    });
  return toast({ title, description: t("Show it on:"), choices });
}
