import * as z from "zod/mini";
import { AUDIT_ACTIONS, EMAIL_STATUSES, SHARED_FIELDS } from "#schema/admin.ts";
import { HELD_FOR, REVIEW_STATUSES } from "#schema/case-states.ts";
import { PAGE_REPORT_REASONS, REPORT_REASONS } from "#schema/report-reasons.ts";
import { ROLES } from "#schema/role.ts";
import {
  address,
  day,
  instant,
  maybeAddress,
  maybeInstant,
  named,
  number,
  text,
  textOf,
  yes,
} from "../words.ts";
import { Licence } from "./guides.ts";

export const Health = named(
  "Health",
  "Whether the stores respond.",
  z.union([
    z.strictObject({ ok: z.literal(true) }),
    z.strictObject({ ok: z.literal(false), failing: z.array(z.enum(["d1", "kv", "r2"])) }),
  ]),
);

export const Admin = named(
  "Admin",
  "The admin who is signed in.",
  z.strictObject({
    email: text,
    twoStep: yes,
    needsTwoStep: yes,
    billing: z.optional(z.literal("off")),
  }),
);

export const AdminStats = named(
  "AdminStats",
  "The site in numbers, and its last twelve weeks.",
  z.strictObject({
    totalUsers: number,
    totalGuides: number,
    activeSubscribers: number,
    billing: z.optional(z.literal("off")),
    weeks: z.array(
      z.strictObject({ from: day, signUps: number, paid: number, canceled: number, reviews: number }),
    ),
  }),
);

const waiting = z.strictObject({ count: number, since: maybeInstant });
export const Running = named(
  "Running",
  "The version, the last hourly runs, and what waits.",
  z.strictObject({
    version: text,
    runs: z.array(z.strictObject({ beganAt: instant, endedAt: maybeInstant, hasFailed: yes })),
    waiting: z.strictObject({ letters: waiting, deletions: waiting, syncs: waiting, pictures: waiting }),
    mailRefusedAt: maybeInstant,
    attention: z.strictObject({
      reports: z.strictObject({ reviews: number, pages: number, urgent: number }),
      paymentsFailed: number,
      emailsFailed: number,
      roomLeft: z.nullable(number),
      backupAt: maybeInstant,
    }),
  }),
);

const userRow = {
  id: number,
  username: text,
  email: text,
  subscriptionStatus: z.enum(["trial", "active", "inactive"]),
  trialEndsAt: maybeInstant,
  subscriptionEndsAt: maybeInstant,
  createdAt: instant,
  role: z.enum(ROLES),
  twoStep: yes,
  profileCount: number,
  customerUrl: maybeAddress,
};
export const AdminUser = named("AdminUser", "An account in the list of admins.", z.strictObject(userRow));

const profileFields = {
  id: number,
  name: text,
  uniqueId: text,
  handle: z.nullable(text),
  isPublic: yes,
  isHidden: z.optional(z.literal(true)),
};
const profile = z.strictObject(profileFields);
const sharedPage = z.strictObject({
  ...profileFields,
  owner: z.strictObject({ id: number, email: text }),
  shares: z.array(z.enum(SHARED_FIELDS)),
});
export const AdminUserPage = named(
  "AdminUserPage",
  "One account, and what an admin needs to help its owner.",
  z.strictObject({
    ...userRow,
    emailVerifiedAt: maybeInstant,
    lastUsedAt: maybeInstant,
    profiles: z.array(profile),
    editorOf: z.array(profile),
    sharedWith: z.array(sharedPage),
    emails: z.array(z.strictObject({ kind: text, createdAt: instant, status: z.enum(EMAIL_STATUSES) })),
    lastSyncAt: maybeInstant,
    billing: z.optional(z.literal("off")),
  }),
);

export const AdminGuide = named(
  "AdminGuide",
  "A profile in the list of admins.",
  z.strictObject({
    id: number,
    name: text,
    userId: number,
    userName: text,
    userEmail: text,
    isPublic: yes,
    hiddenReason: z.nullable(text),
    licence: z.nullable(Licence),
    uniqueId: text,
    lastUpdated: instant,
  }),
);

export const AuditEntry = named(
  "AuditEntry",
  "What an admin did.",
  z.strictObject({
    id: number,
    at: instant,
    admin: text,
    action: z.enum(AUDIT_ACTIONS),
    subject: textOf("names no person: user 41"),
    about: textOf("who or what that is now; empty once it is gone"),
    detail: text,
    requestId: text,
  }),
);

export const ReviewCase = named(
  "ReviewCase",
  "A review that is held, or that somebody reported.",
  z.strictObject({
    review: z.strictObject({
      id: number,
      name: text,
      rating: number,
      comment: text,
      status: z.enum(REVIEW_STATUSES),
      date: instant,
      isEarlier: z.optional(z.literal(true)),
    }),
    guide: z.strictObject({ id: number, name: text, uniqueId: text, userId: number }),
    heldFor: z.nullable(z.enum(HELD_FOR)),
    reports: z.array(z.strictObject({ reason: z.enum(REPORT_REASONS), text, createdAt: instant })),
    createdAt: instant,
  }),
);

export const PageCase = named(
  "PageCase",
  "A page that somebody reported.",
  z.strictObject({
    guide: z.strictObject({ id: number, name: text, uniqueId: text, createdAt: instant }),
    owner: z.strictObject({ id: number, email: text, createdAt: instant }),
    scansOfWeek: number,
    isUrgent: yes,
    reports: z.array(
      z.strictObject({
        reason: z.enum(PAGE_REPORT_REASONS),
        text,
        name: text,
        email: text,
        createdAt: instant,
      }),
    ),
    createdAt: instant,
  }),
);

export const SignInLink = named(
  "SignInLink",
  "Leads the owner to a new password.",
  z.strictObject({ url: address, expiresAt: instant }),
);
