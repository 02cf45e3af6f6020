import { useEffect, useState } from "react";
import type { User } from "#schema/account.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { toast } from "#web/ui/toast.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import type { LazyChunks } from "../lazy-chunks.ts";
import { isAsGuest } from "./as-guest.ts";
import { isOwner, OWNER_KEY } from "./owner-flag.ts";
import type { PublicPageView } from "../view.ts";

// Where storage is refused, as in private windows, no flag is saved.
function readFlag(): string | null {
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
    // Where storage is refused, the flag is lost with this page.
  }
}

/** Finds the signed-in user; null also when the server doesn't respond. Without the hint cookie it makes no call. */
async function findViewer(chunks: LazyChunks): Promise<User | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    return await (await chunks.signedIn()).findViewer();
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Adds the reviews that guests don't see: held and hidden ones, and all of them while they are disabled. */
async function ownersView(view: PublicPageView, chunks: LazyChunks): Promise<PublicPageView> {
  try {
    return await (await chunks.signedIn()).withReviews(view);
  } catch (error) {
    console.error(error);
    return view;
  }
}

type OwnerTools = Awaited<ReturnType<LazyChunks["ownerTools"]>>;

/** The part of the page that depends on its viewer. It is a guest's until the viewer is known. */
type Viewing = {
  viewer: User | null;
  /** the view, for the owner with the reviews that guests don't see */
  view: PublicPageView;
  /** the owner's components, once they are loaded; null for everybody else */
  tools: OwnerTools | null;
};

/** Switches to the account's language; English where its words can't be loaded. */
async function switchLanguage(viewer: User | null, chunks: LazyChunks): Promise<void> {
  if (!viewer || viewer.language === "en") return;
  try {
    await (
      await chunks.texts()
    )(viewer.language);
  } catch (error) {
    console.warn(error);
  }
}

/** Shows that the owner's tools could not be loaded. */
function toastToolsFailed(error: unknown): void {
  console.error(error);
  toast({
    title: t("Your tools could not be loaded"),
    description: t("Please check your connection and load the page again."),
    variant: "destructive",
    ...inAppLanguage(),
  });
}

/** Finds the page's viewer once, and loads the tools for its owner. */
export function useOwner(view: PublicPageView, chunks: LazyChunks | undefined): Viewing {
  const [viewing, setViewing] = useState<Viewing>();
  const { userId: ownerId, uniqueId } = view;
  useEffect(() => {
    if (!chunks) return undefined;
    let current = true;
    const identify = async () => {
      const viewer = await findViewer(chunks);
      const { referrer } = document;
      const isEditor = viewer?.edits?.some(({ guideId }) => guideId === view.id) === true;
      const evidence = {
        viewerId: viewer?.id ?? null,
        isEditor,
        ownerId,
        uniqueId,
        referrer,
        origin: location.origin,
      };
      const owner = isOwner({ ...evidence, saved: readFlag() });
      if (owner) saveFlag(uniqueId);
      if (!owner) return { viewer, tools: null, view };
      await switchLanguage(viewer, chunks);
      if (isAsGuest()) {
        (await chunks.wayBack()).showWayBack();
        return undefined;
      }
      const [tools, owned] = await Promise.all([chunks.ownerTools(), ownersView(view, chunks)]);
      return { viewer, tools, view: owned };
    };
    identify().then((found) => {
      if (current) setViewing(found);
    }, toastToolsFailed);
    return () => {
      current = false;
    };
  }, [chunks, view, ownerId, uniqueId]);
  return viewing ?? { viewer: null, tools: null, view };
}
