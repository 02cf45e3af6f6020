import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { ApiError, api, read } from "#web/api/client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { toast } from "#web/ui/toast.ts";
import { featuredToursQuery, toursQuery } from "../queries.ts";
import { nextPosition, withAnswer, withMoved, without, withTour } from "./order.ts";

/** One call, what the list looks like when it has succeeded, and the words for either end. */
type Change = {
  call: () => Promise<FeaturedTour | undefined>;
  next: (places: FeaturedTour[]) => FeaturedTour[];
  done: string;
  failed: { title: string; description: string };
  /** the status of a refusal that means it is so already */
  already?: number;
};

const isStatus = (error: unknown, status: number | undefined) =>
  error instanceof ApiError && error.status === status;

/**
 * Assigns, moves and removes the tours of a profile: one call each, one at a time. The list shows each change at
 * once, and as it was when the call fails.
 */
export function useFeatured(guideId: number, places: readonly FeaturedTour[]) {
  const client = useQueryClient();
  const { queryKey } = featuredToursQuery(guideId);
  const isRunning = useRef(false);
  const { mutate } = useMutation({
    mutationFn: ({ call, already }: Change) =>
      call().catch((error: unknown) => {
        // Said by the repeat of a call whose answer was lost, or by what another tab has done: either way it is done.
        if (isStatus(error, already)) return undefined;
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
      if (isStatus(error, 401)) void client.invalidateQueries(sessionQuery());
    },
    onSettled: () => {
      isRunning.current = false;
      // The list that counts is the server's: another tab may have changed it too.
      void client.invalidateQueries({ queryKey });
    },
  });

  function change(change: Change): void {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(change);
  }

  const id = String(guideId);
  const calls = api.guides[":id"].tours;
  const call = (place: FeaturedTour) => ({ param: { id, assignmentId: String(place.id) } });

  return {
    assign: (tour: Tour) =>
      change({
        call: () =>
          read(calls.$post({ param: { id }, json: { tourId: tour.id, position: nextPosition(places) } })),
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
        call: () => read(calls[":assignmentId"].$patch({ ...call(place), json: { position } })),
        next: (places) => withMoved(places, place.id, position),
        done: "Tour Order Updated",
        failed: {
          title: "Failed to Update Order",
          description: "There was an error updating the tour order. Please try again.",
        },
      }),
    remove: (place: FeaturedTour) =>
      change({
        call: () => read(calls[":assignmentId"].$delete(call(place))),
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
