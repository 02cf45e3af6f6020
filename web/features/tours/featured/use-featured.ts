import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { statusOf } from "#web/api/failure.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast, type ToastMessage } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { assignFeaturedTour, moveFeaturedTour, removeFeaturedTour } from "../mutations.ts";
import { featuredToursQuery, toursQuery } from "../queries.ts";
import { showOnAll, type TourPage } from "../show-on-all.ts";
import { nextPosition, withMoved, without, withStored, withTour } from "./order.ts";

/** A change: the call, the list as it is afterwards, and the texts of both outcomes. */
type Change = {
  call: () => Promise<FeaturedTour[]>;
  next: (places: FeaturedTour[]) => FeaturedTour[];
  done: string | (() => ToastMessage);
  failed: { title: string; description: string };
  /** whether the server's own words say more than `description` */
  hasReason?: true;
};

/**
 * Returns what a call returns; nothing where its status means that another tab, or a call whose response was lost, has
 * done it.
 */
const unless = async (already: number, call: Promise<FeaturedTour | undefined>): Promise<FeaturedTour[]> => {
  try {
    const place = await call;
    return place ? [place] : [];
  } catch (error) {
    if (statusOf(error) === already) return [];
    throw error;
  }
};

/**
 * Assigns, moves and removes a profile's featured tours, one change after the other. The list shows each one as it begins, and
 * reverts it when the call fails.
 */
export function useFeatured(guideId: number) {
  const client = useQueryClient();
  const { queryKey } = featuredToursQuery(guideId);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const { mutateAsync } = useMutation({
    mutationFn: ({ call }: Change) => call(),
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, next(before ?? []));
      return { before };
    },
    onSuccess: (stored, { done }) => {
      client.setQueryData(queryKey, (places) => places && stored.reduce(withStored, places));
      toast(typeof done === "string" ? { title: done } : done());
    },
    onError: (error, { failed, hasReason }, context) => {
      const status = statusOf(error);
      client.setQueryData(queryKey, context?.before);
      toastFailure(failed.title, error, {
        noResponse: failed.description,
        ...(status && !hasReason && { [status]: failed.description }),
      });
      void client.invalidateQueries(toursQuery());
      if (status === 401) void client.invalidateQueries(sessionQuery());
    },
  });

  /** Makes a change of the list as those before it have left it; nothing where they have made it needless. */
  function change(make: (places: readonly FeaturedTour[]) => Change | undefined): void {
    const known = () => client.getQueryData(queryKey) ?? [];
    queue.current = queue.current.then(async () => {
      // A new place has its id from the server.
      if (known().some(({ id }) => id < 0))
        await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
      const wanted = make(known());
      // What failed is shown by then.
      if (wanted) await mutateAsync(wanted).catch(() => {});
      // Another tab may have changed the list too.
      void client.invalidateQueries({ queryKey });
    });
  }
  const findPlace = (places: readonly FeaturedTour[], { tourId }: FeaturedTour) =>
    places.find((place) => place.tourId === tourId);

  return {
    assign: (tours: Tour[]) =>
      change((places) => ({
        call: async () => {
          const stored: FeaturedTour[] = [];
          // The calls follow each other, because each tour goes behind those before it.
          for (const { id } of tours) {
            const json = { tourId: id, position: nextPosition([...places, ...stored]) };
            stored.push(...(await unless(409, assignFeaturedTour(guideId, json))));
          }
          return stored;
        },
        next: (places) => tours.reduce(withTour, places),
        done: t("Tour Assigned"),
        failed: {
          title: t("Failed to Assign Tour"),
          description: t("There was an error assigning the tour. Please try again."),
        },
      })),
    showOnAll: (tours: Tour[], pages: readonly TourPage[]) => {
      let outcome: ToastMessage = { title: "" };
      change(() => ({
        call: async () => {
          outcome = await showOnAll(
            client,
            tours.map(({ id }) => id),
            pages,
          );
          return [];
        },
        next: (places) => tours.reduce(withTour, places),
        done: () => outcome,
        failed: {
          title: t("Failed to Assign Tour"),
          description: t("There was an error assigning the tour. Please try again."),
        },
        hasReason: true,
      }));
    },
    move: (shown: FeaturedTour, position: number) =>
      change((places) => {
        const place = findPlace(places, shown);
        const wanted = (place?.position ?? 0) + position - shown.position;
        const to = Math.max(1, Math.min(wanted, places.length));
        if (!place || to === place.position) return undefined;
        return {
          call: async () => [await moveFeaturedTour(guideId, place, to)],
          next: (before) => withMoved(before, place.id, to),
          done: t("Tour Order Updated"),
          failed: {
            title: t("Failed to Update Order"),
            description: t("There was an error updating the tour order. Please try again."),
          },
        };
      }),
    remove: (shown: FeaturedTour) =>
      change((places) => {
        const place = findPlace(places, shown);
        if (!place) return undefined;
        return {
          call: () => unless(404, removeFeaturedTour(guideId, place)),
          next: (before) => without(before, place.id),
          done: t("Tour Removed"),
          failed: {
            title: t("Failed to Remove Tour"),
            description: t("There was an error removing the tour. Please try again."),
          },
        };
      }),
  };
}
