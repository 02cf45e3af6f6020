/** The evidence that the viewer is the owner or an editor. It decides which tools are shown, never what a call may do. */
export type OwnerEvidence = {
  /** the signed-in user's id; null when no one is signed in */
  viewerId: number | null;
  /** whether that user may edit the profile of another account */
  isEditor: boolean;
  ownerId: number;
  uniqueId: string;
  /** document.referrer */
  referrer: string;
  /** location.origin */
  origin: string;
  /** the tab's value of OWNER_KEY */
  saved: string | null;
};

/** The key in sessionStorage of the uniqueId of the profile that the tab's user owns. */
export const OWNER_KEY = "isOwner";

const cameFromForm = (referrer: string, origin: string): boolean =>
  referrer.startsWith(`${origin}/`) && /^[^?#]*\/create/.test(referrer.slice(origin.length));

/** Returns whether the page shows the owner's tools. A signed-in viewer who is neither owner nor editor never sees them. */
export function isOwner({
  viewerId,
  isEditor,
  ownerId,
  uniqueId,
  referrer,
  origin,
  saved,
}: OwnerEvidence): boolean {
  if (viewerId !== null) return viewerId === ownerId || isEditor;
  return cameFromForm(referrer, origin) || saved === uniqueId || saved === "true";
}
