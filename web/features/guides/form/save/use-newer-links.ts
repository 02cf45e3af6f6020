import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Guide, PublicGuide } from "#schema/guide.ts";
import type { WebLink } from "#schema/web-links.ts";
import { publicGuideQuery, webLinksQuery } from "../../queries.ts";
import { sameLinks } from "../values.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** Asks for a profile as it is now, with all its links, also those whose day is past. */
export async function fetchNewest(client: QueryClient, { id, uniqueId }: Guide): Promise<PublicGuide> {
  const [newest, links] = await Promise.all([
    client.fetchQuery({ ...publicGuideQuery(uniqueId), staleTime: 0 }),
    client.fetchQuery({ ...webLinksQuery(id), staleTime: 0 }),
  ]);
  return { ...newest, links };
}

/** Tells before a save whether another tab has changed the links: a list has no version that the server could compare. */
export function useNewerLinks(saved: SavedGuideState) {
  const client = useQueryClient();
  const unconfirmed = useRef<WebLink[][]>([]);
  return {
    /** Returns the newest version where another tab has changed the links that this save changes, too. */
    newerLinks: async (links: WebLink[] | undefined): Promise<PublicGuide | undefined> => {
      const known = saved.latest();
      if (!known.guide || !known.links || !links || sameLinks(links, known.links)) return undefined;
      const stored = await client.fetchQuery({ ...webLinksQuery(known.guide.id), staleTime: 0 });
      if (sameLinks(stored, known.links)) return undefined;
      const isOwn = [links, ...unconfirmed.current].some((sent) => sameLinks(stored, sent));
      if (!isOwn) return fetchNewest(client, known.guide);
      saved.setSaved({ ...saved.latest(), links: stored });
      return undefined;
    },
    /** Remembers a list that is being sent, because one without a response may have arrived. */
    sending: async (links: WebLink[], response: Promise<WebLink[]>): Promise<WebLink[]> => {
      unconfirmed.current.push(links);
      const stored = await response;
      unconfirmed.current = [];
      return stored;
    },
  };
}
