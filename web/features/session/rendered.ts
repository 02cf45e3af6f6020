import { createContext, useContext, useSyncExternalStore } from "react";

/** Whom the server took the reader for: nobody (null), or somebody it hadn't asked about (undefined). */
export type RenderedUser = null | undefined;

const Rendered = createContext<RenderedUser>(undefined);

/** Stands round a page that came from the server. */
export const RenderedSession = Rendered.Provider;

const never = () => () => {};

/** Whom a part of the page must still show, because the server did and the part is only being hydrated. */
export function useRendered(): { isHydrating: boolean; rendered: RenderedUser } {
  const rendered = useContext(Rendered);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return { isHydrating, rendered };
}
