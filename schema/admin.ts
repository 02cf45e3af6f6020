import type { ShownLicence } from "./licence.ts";
import type { LinkField } from "./links.ts";
import type { Role } from "./role.ts";
import type { SubscriptionStatus } from "./subscription.ts";

/** What happened in a week. */
export type AdminWeek = {
  /** its Monday in UTC: "2026-11-16" */
  from: string;
  signUps: number;
  /** plans that began */
  paid: number;
  /** plans that were set to end */
  canceled: number;
  reviews: number;
};

/** GET /api/admin/stats */
export type AdminStats = {
  totalUsers: number;
  totalGuides: number;
  /** accounts with a running subscription, not on trial */
  activeSubscribers: number;
  /** absent where plans are sold */
  billing?: "off";
  /** the last twelve, the current one last */
  weeks: AdminWeek[];
};

/** The sorts of GET /api/admin/users: a minus means newest first, the first is the default. */
export const USER_SORTS = ["-created", "created"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The sorts of GET /api/admin/guides. As above, a minus means newest first, and the first is the default. */
export const GUIDE_SORTS = ["-updated", "updated", "-created", "created"] as const;
export type GuideSort = (typeof GUIDE_SORTS)[number];

/** The values of `plan` in GET /api/admin/users: on trial, paid and going on, paid and set to end, none of these. */
export const PLAN_FILTERS = ["trial", "active", "ending", "inactive"] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** The values of `kind` in GET /api/admin/audit: everything, or changes without sign-ins and sign-outs. */
export const AUDIT_KINDS = ["all", "changes"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

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
  role: Role;
  /** whether signing in takes a code as well */
  twoStep: boolean;
  profileCount: number;
  /** the customer in Stripe's dashboard; null without one */
  customerUrl: string | null;
};

/** A profile in GET /api/admin/users/{id}. */
export type AdminUserGuide = {
  id: number;
  name: string;
  uniqueId: string;
  handle: string | null;
  isPublic: boolean;
  /** present where an admin has hidden it */
  isHidden?: true;
};

/** What two pages may have in common by which the same person is reached or paid. */
export const SHARED_FIELDS = [
  "email",
  "phone",
  "whatsapp",
  "paypalLink",
  "venmoLink",
  "zelleLink",
  "stripeLink",
  "cashappLink",
  "buyMeACoffeeLink",
  "tipLink",
  "ways",
] as const satisfies (LinkField | "tipLink" | "ways")[];
export type SharedField = (typeof SHARED_FIELDS)[number];
/** A page of another account, with what it shares with those of the account that is looked at. */
export type AdminSharedPage = AdminUserGuide & {
  owner: { id: number; email: string };
  shares: SharedField[];
};

/** What became of an e-mail: its address takes none as long as it is suppressed. */
export const EMAIL_STATUSES = ["sent", "waiting", "failed", "suppressed"] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
export type AdminEmail = { kind: string; createdAt: string; status: EmailStatus };

/** GET /api/admin/users/{id}. Dates are ISO 8601 in UTC. */
export type AdminUserPage = AdminUser & {
  emailVerifiedAt: string | null;
  /** when a session of the account was last used, exact to an hour; null where it has none */
  lastUsedAt: string | null;
  profiles: AdminUserGuide[];
  /** the pages of others that it edits */
  editorOf: AdminUserGuide[];
  /** pages of other accounts that name the same way to reach or pay their guide */
  sharedWith: AdminSharedPage[];
  /** the last 20, newest first */
  emails: AdminEmail[];
  /** when Stripe last responded about it; null before */
  lastSyncAt: string | null;
  /** absent where plans are sold */
  billing?: "off";
};

/** The most days by which an admin makes a trial longer at once. */
export const TRIAL_DAYS_MAX = 60;

/** POST /api/admin/users/{id}/sign-in-link: leads to a new password. */
export type SignInLink = { url: string; expiresAt: string };

/** One profile in GET /api/admin/guides. */
export type AdminGuide = {
  id: number;
  name: string;
  userId: number;
  /** the owner's username; `userEmail` is the owner's e-mail */
  userName: string;
  userEmail: string;
  isPublic: boolean;
  /** why an admin hid the page; null while no one has */
  hiddenReason: string | null;
  /** as the guide states it, and when an admin compared it */
  licence: ShownLicence | null;
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
  "guide-hide",
  "guide-show",
  "reports-close",
  "licence-confirm",
  "licence-end",
  "sign-in-link",
  "two-step-remove",
  "admin-remove",
  "email-again",
  "sync",
  "trial-extend",
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
  /** who or what that is now: an account's e-mail, a profile's name; "" once it is gone */
  about: string;
  /** e.g. "profiles: 2, experiences: 4", or why it failed */
  detail: string;
  requestId: string;
};
