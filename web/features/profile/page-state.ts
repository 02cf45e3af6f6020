import type { ReviewAttempt } from "./review-attempt.ts";
import type { ProfileView } from "./view.ts";

/** Why there is no profile to show: hidden or unknown, or it couldn't be loaded. */
export type Reason = "missing" | "failed";

/** What the server rendered, and the browser hydrates. `attempt`: what became of a review sent without JavaScript. */
export type PageState =
  | { kind: "profile"; view: ProfileView; attempt?: ReviewAttempt }
  | { kind: Reason; uniqueId: string };

/** What is said then, on the page and in a toast. */
export const REASONS: Record<Reason, { title: string; description: string }> = {
  missing: {
    title: "Profile unavailable",
    description:
      "This guide profile is unavailable because the owner's free trial has ended or their subscription has expired.",
  },
  failed: { title: "Error loading profile", description: "We couldn't find this guide profile." },
};
