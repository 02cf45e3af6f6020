import { useEffect, useState } from "react";
import type { User } from "#schema/account.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { toast } from "#web/ui/toast.ts";
import type { LazyParts } from "../lazy-parts.ts";
import { isOwner, OWNER_KEY } from "./owner-flag.ts";
import type { PublicPageView } from "../view.ts";

// Storage may be refused (private windows, blocked cookies): then nothing was saved, and nothing is.
function savedFlag(): string | null {
  try {
    return sessionStorage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}
function saveFlag(uniqueId: string): void {
  try {
    sessionStorage.setItem(OWNER_KEY, uniqueId);
  } catch {
    // The flag holds for this page, then.
  }
}

/** The signed-in user, null for nobody or when it can't be known. Visitors without the hint ask nobody. */
async function findViewer(parts: LazyParts): Promise<User | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    return await (await parts.signedIn()).findViewer();
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The owner reads their reviews also while these are disabled. */
async function ownersView(view: PublicPageView, parts: LazyParts): Promise<PublicPageView> {
  if (view.reviewsEnabled) return view;
  try {
    return await (await parts.signedIn()).withReviews(view);
  } catch (error) {
    console.error(error);
    return view;
  }
}

export type OwnerTools = Awaited<ReturnType<LazyParts["ownerTools"]>>;

/** What depends on who looks. Until it is known, the page is everybody's. */
export type Viewing = {
  viewer: User | null;
  /** with what only its owner sees */
  view: PublicPageView;
  /** the owner's parts, once it is the owner and they have loaded */
  tools: OwnerTools | null;
};

/** The page can do without its tools; its owner is told that they are missing. */
function sayMissing(error: unknown): void {
  console.error(error);
  toast({
    title: "Your tools could not be loaded",
    description: "Please check your connection and load the page again.",
    variant: "destructive",
  });
}

/** Finds out who looks at the page, once, and loads the owner's tools for the owner. */
export function useOwner(view: PublicPageView, parts: LazyParts | undefined): Viewing {
  const [viewing, setViewing] = useState<Viewing>();
  const { userId: ownerId, uniqueId } = view;
  useEffect(() => {
    if (!parts) return undefined;
    let current = true;
    const look = async () => {
      const viewer = await findViewer(parts);
      const { referrer } = document;
      const evidence = { viewerId: viewer?.id ?? null, ownerId, uniqueId, referrer, origin: location.origin };
      const owner = isOwner({ ...evidence, saved: savedFlag() });
      if (owner) saveFlag(uniqueId);
      if (!owner) return { viewer, tools: null, view };
      const [tools, owned] = await Promise.all([parts.ownerTools(), ownersView(view, parts)]);
      return { viewer, tools, view: owned };
    };
    look().then((found) => {
      if (current) setViewing(found);
    }, sayMissing);
    return () => {
      current = false;
    };
  }, [parts, view, ownerId, uniqueId]);
  return viewing ?? { viewer: null, tools: null, view };
}
