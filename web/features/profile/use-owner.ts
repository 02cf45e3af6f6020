import { useEffect, useState } from "react";
import type { User } from "#schema/account.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import type { LazyParts } from "./lazy-parts.ts";
import { isOwner, OWNER_KEY } from "./owner-flag.ts";
import type { ProfileView } from "./view.ts";

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

type OwnerTools = Awaited<ReturnType<LazyParts["ownerTools"]>>;

/** What depends on who looks. Until it is known, the page is everybody's. */
export type Viewing = {
  viewer: User | null;
  /** the owner's parts, once it is the owner and they have loaded */
  tools: OwnerTools | null;
};

const EVERYBODY: Viewing = { viewer: null, tools: null };

/** Finds out who looks at the page, once, and loads the owner's tools for the owner. */
export function useOwner(view: ProfileView, parts: LazyParts | undefined): Viewing {
  const [viewing, setViewing] = useState(EVERYBODY);
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
      const tools = owner ? await parts.ownerTools() : null;
      if (current) setViewing({ viewer, tools });
    };
    look().catch((error: unknown) => console.error(error));
    return () => {
      current = false;
    };
  }, [parts, ownerId, uniqueId]);
  return viewing;
}
