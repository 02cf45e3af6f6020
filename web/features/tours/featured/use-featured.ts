import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { statusOf } from "#web/api/failure.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { toast } from "#web/ui/toast.ts";
import { assignFeaturedTour, moveFeaturedTour, removeFeaturedTour } from "../mutations.ts";
import { featuredToursQuery, toursQuery } from "../queries.ts";
import { nextPosition, withAnswer, withMoved, without, withTour } from "./order.ts";

/** One call, the list as it will be afterwards, and the texts of either outcome. */
type Change = {
  call: () => Promise<FeaturedTour | undefined>;
  next: (places: FeaturedTour[]) => FeaturedTour[];
  done: string;
  failed: { title: string; description: string };
  /** status that means it was done before */
  already?: number;
};

/**
 * Assigns, moves and removes a profile's featured tours, one call at a time. The list shows each change at once, and
 * reverts it when the call fails.
 */
export function useFeatured(guideId: number, places: readonly FeaturedTour[]) {
  const client = useQueryClient();
  const { queryKey } = featuredToursQuery(guideId);
  const isRunning = useRef(false);
  const { mutate } = useMutation({
    mutationFn: ({ call, already }: Change) =>
      call().catch((error: unknown) => {
        // Another tab has done it, or an earlier call whose answer was lost.
        if (already !== undefined && statusOf(error) === already) return undefined;
        throw error;
      }),
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, next(before ?? []));
      return { before };
    },
    onSuccess: (answer, { done }) => {
      if (answer) client.setQueryData(queryKey, (places) => places && withAnswer(places, answer));
      toast({ title: done });
    },
    onError: (error, { failed }, context) => {
      console.warn(error);
      client.setQueryData(queryKey, context?.before);
      toast({ ...failed, variant: "destructive" });
      void client.invalidateQueries(toursQuery());
      if (statusOf(error) === 401) void client.invalidateQueries(sessionQuery());
    },
    onSettled: () => {
      isRunning.current = false;
      // Another tab may have changed the list too.
      void client.invalidateQueries({ queryKey });
    },
  });

  function change(change: Change): void {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(change);
  }

  return {
    assign: (tour: Tour) =>
      change({
        call: () => assignFeaturedTour(guideId, { tourId: tour.id, position: nextPosition(places) }),
        next: (places) => withTour(places, tour),
        done: "Tour Assigned",
        failed: {
          title: "Failed to Assign Tour",
          description: "There was an error assigning the tour. Please try again.",
        },
        already: 409,
      }),
    move: (place: FeaturedTour, position: number) =>
      change({
        call: () => moveFeaturedTour(guideId, place, position),
        next: (places) => withMoved(places, place.id, position),
        done: "Tour Order Updated",
        failed: {
          title: "Failed to Update Order",
          description: "There was an error updating the tour order. Please try again.",
        },
      }),
    remove: (place: FeaturedTour) =>
      change({
        call: () => removeFeaturedTour(guideId, place),
        next: (places) => without(places, place.id),
        done: "Tour Removed",
        failed: {
          title: "Failed to Remove Tour",
          description: "There was an error removing the tour. Please try again.",
        },
        already: 404,
      }),
  };
}
