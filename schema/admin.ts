import type { SubscriptionStatus } from "./subscription.ts";

/** GET /api/admin/stats */
export type AdminStats = {
  totalUsers: number;
  totalGuides: number;
  /** accounts with a running subscription, not on trial */
  activeSubscribers: number;
};

/** The sorts of GET /api/admin/users: a minus means newest first, the first is the default. */
export const USER_SORTS = ["-created", "created"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The sorts of GET /api/admin/guides, in the same way. */
export const GUIDE_SORTS = ["-updated", "updated", "-created", "created"] as const;
export type GuideSort = (typeof GUIDE_SORTS)[number];

/** The most characters and words of `q` in both lists; more is 400. */
export const SEARCH_MAX = 200;
export const SEARCH_TERMS = 8;

/** One account in GET /api/admin/users. Dates are ISO 8601 in UTC. */
export type AdminUser = {
  id: number;
  username: string;
  email: string;
  /** the state now: a trial that is over is inactive */
  subscriptionStatus: SubscriptionStatus;
  trialEndsAt: string | null;
  subscriptionEndsAt: string | null;
  createdAt: string;
};

/** One profile in GET /api/admin/guides. */
export type AdminGuide = {
  id: number;
  name: string;
  /** the owner's username and e-mail */
  userName: string;
  userEmail: string;
  isPublic: boolean;
  uniqueId: string;
  lastUpdated: string;
};

/** The actions in the audit log. */
export const AUDIT_ACTIONS = [
  "sign-in",
  "sign-in-refused",
  "two-step-on",
  "two-step-off",
  "sign-out",
  "user-delete",
  "user-delete-failed",
  "admin-create",
  "review-hide",
  "review-restore",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One entry in GET /api/admin/audit, newest first. */
export type AuditEntry = {
  id: number;
  at: string;
  /** the admin's e-mail */
  admin: string;
  action: AuditAction;
  /** the target of the action, e.g. "user 41"; names no person */
  subject: string;
  /** e.g. "profiles: 2, experiences: 4", or why it failed */
  detail: string;
  requestId: string;
};
