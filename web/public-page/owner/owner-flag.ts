/** What speaks for the viewer being the owner. It decides which tools are shown, never what a call may do. */
export type OwnerEvidence = {
  /** the signed-in user's id; null when nobody is signed in */
  viewerId: number | null;
  ownerId: number;
  uniqueId: string;
  /** document.referrer */
  referrer: string;
  /** location.origin */
  origin: string;
  /** what this session saved under OWNER_KEY */
  saved: string | null;
};

/** Where the session keeps the uniqueId of the profile it owns. */
export const OWNER_KEY = "isOwner";

const cameFromForm = (referrer: string, origin: string): boolean =>
  referrer.startsWith(`${origin}/`) && /^[^?#]*\/create/.test(referrer.slice(origin.length));

/** Whether the page shows the owner's tools. A signed-in viewer who isn't the owner never sees them. */
export function isOwner({ viewerId, ownerId, uniqueId, referrer, origin, saved }: OwnerEvidence): boolean {
  if (viewerId !== null) return viewerId === ownerId;
  return cameFromForm(referrer, origin) || saved === uniqueId || saved === "true";
}
