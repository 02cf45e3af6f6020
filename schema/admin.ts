import type { SubscriptionStatus } from "./subscription.ts";

/** GET /api/admin/stats */
export type AdminStats = {
  totalUsers: number;
  totalGuides: number;
  /** accounts with a running plan; trials don't count */
  activeSubscribers: number;
};

/** How GET /api/admin/users can be sorted; a minus is newest first. The first is what a call without `sort` gets. */
export const USER_SORTS = ["-created", "created"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The same for GET /api/admin/guides. */
export const GUIDE_SORTS = ["-updated", "updated", "-created", "created"] as const;
export type GuideSort = (typeof GUIDE_SORTS)[number];

/** The longest `q` of both lists, and how many words it may have; more is 400. */
export const SEARCH_MAX = 200;
export const SEARCH_TERMS = 8;

/** One account in GET /api/admin/users. Dates are ISO 8601 in UTC. */
export type AdminUser = {
  id: number;
  username: string;
  email: string;
  /** as it is at this moment: a trial that is over is inactive */
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

/** What the record of admin actions knows. */
export const AUDIT_ACTIONS = [
  "sign-in",
  "sign-in-refused",
  "sign-out",
  "user-delete",
  "user-delete-failed",
  "admin-create",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One entry in GET /api/admin/audit, newest first. */
export type AuditEntry = {
  id: number;
  at: string;
  /** the admin's e-mail */
  admin: string;
  action: AuditAction;
  /** what it was done to, e.g. "user 41"; nothing that names a person who was deleted */
  subject: string;
  /** more about it, e.g. "2 profiles, 4 experiences", or why it failed */
  detail: string;
  requestId: string;
};
