import * as z from "zod/mini";
import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  GUIDE_SORTS,
  PLAN_FILTERS,
  SEARCH_MAX,
  USER_SORTS,
} from "#schema/admin.ts";
import { CASE_FILTERS } from "#schema/moderation.ts";
import { type Noun, param } from "../call.ts";
import { RecoveryCodes, TwoStepSecret } from "../shapes/accounts.ts";
import {
  Admin,
  AdminGuide,
  AdminStats,
  AdminUser,
  AdminUserPage,
  AuditEntry,
  PageCase,
  ReviewCase,
  Running,
  SignInLink,
} from "../shapes/admin.ts";
import { day, number } from "../words.ts";

const SEARCH = param("q", z.string().check(z.maxLength(SEARCH_MAX)), "words to search for");
const STATUS = param("status", z.enum(CASE_FILTERS), "`open` when it isn't given");

export const ADMIN_CALLS: Noun = {
  name: "Admin",
  about: "What only admins do.",
  calls: {
    "POST /api/admin/login": {
      id: "logInAdmin",
      does: "Signs an admin in",
      responses: { 200: Admin },
      refuses: {
        401: ["invalid_credentials", "second_factor_required", "code_wrong", "clock_off", "unauthenticated"],
        503: ["sign_in_busy"],
      },
      limits: [
        "network",
        "adminSignIn",
        "adminSignInSlow",
        "adminSignInAnywhere",
        "adminSignInDevice",
        "secondStep",
        "secondStepAnywhere",
      ],
      cookie: "opens",
    },
    "GET /api/admin/me": {
      id: "getAdmin",
      does: "Returns the admin who is signed in",
      responses: { 200: Admin },
    },
    "GET /api/admin/stats": {
      id: "getSiteStats",
      does: "Returns the site in numbers",
      responses: { 200: AdminStats },
    },
    "GET /api/admin/running": {
      id: "getRunning",
      does: "Returns the version, the last hourly runs, and what waits",
      responses: { 200: Running },
    },
    "GET /api/admin/users": {
      id: "listUsers",
      does: "Lists the accounts",
      takes: [
        SEARCH,
        param("sort", z.enum(USER_SORTS), "a minus is newest first"),
        param("plan", z.enum(PLAN_FILTERS)),
      ],
      responses: { 200: z.array(AdminUser) },
      isPaged: true,
    },
    "GET /api/admin/guides": {
      id: "listAllGuides",
      does: "Lists the profiles",
      takes: [SEARCH, param("sort", z.enum(GUIDE_SORTS), "a minus is newest first")],
      responses: { 200: z.array(AdminGuide) },
      isPaged: true,
    },
    "GET /api/admin/audit": {
      id: "listAudit",
      does: "Lists what admins did, newest first",
      says: "`user` and `guide` exclude each other.",
      takes: [
        param("kind", z.enum(AUDIT_KINDS)),
        param("user", number),
        param("guide", number),
        param("action", z.enum(AUDIT_ACTIONS)),
        param("day", day, "in UTC"),
      ],
      responses: { 200: z.array(AuditEntry) },
      isPaged: true,
    },
    "GET /api/admin/reports": {
      id: "listReviewCases",
      does: "Lists reviews that are held or were reported",
      takes: [STATUS],
      responses: { 200: z.array(ReviewCase) },
      isPaged: true,
    },
    "GET /api/admin/page-reports": {
      id: "listPageCases",
      does: "Lists pages that were reported, urgent ones first",
      takes: [STATUS],
      responses: { 200: z.array(PageCase) },
      isPaged: true,
    },
    "POST /api/admin/reviews/:id/hide": {
      id: "hideReview",
      does: "Hides a review",
      responses: { 200: ReviewCase },
    },
    "POST /api/admin/reviews/:id/restore": {
      id: "restoreReview",
      does: "Shows a review again",
      responses: { 200: ReviewCase },
    },
    "POST /api/admin/guides/:id/hide": {
      id: "hideGuide",
      does: "Hides a page",
      responses: { 200: AdminGuide },
    },
    "POST /api/admin/guides/:id/show": {
      id: "showGuide",
      does: "Shows a page again",
      responses: { 200: AdminGuide },
    },
    "POST /api/admin/guides/:id/reports/close": {
      id: "closePageReports",
      does: "Decides that a reported page stays",
      responses: { 200: PageCase },
    },
    "POST /api/admin/guides/:id/licence/confirm": {
      id: "confirmLicence",
      does: "Notes that a licence was compared",
      responses: { 200: AdminGuide },
      refuses: { 409: ["licence_changed"] },
    },
    "DELETE /api/admin/guides/:id/licence/confirm": {
      id: "endLicenceCheck",
      does: "Takes the note about a licence back",
      responses: { 204: null },
    },
    "GET /api/admin/users/:id": {
      id: "getUserPage",
      does: "Returns one account",
      responses: { 200: AdminUserPage },
    },
    "POST /api/admin/users/:id/emails/confirm": {
      id: "sendConfirmationAgain",
      does: "Sends the link that confirms an account's address again",
      responses: { 202: AdminUserPage },
      refuses: { 503: ["mail_off"] },
    },
    "POST /api/admin/users/:id/sync": {
      id: "syncUser",
      does: "Asks Stripe about an account's plan",
      responses: { 200: AdminUserPage },
      refuses: { 502: ["upstream_failed"], 503: ["billing_off", "subscription_busy"] },
    },
    "POST /api/admin/users/:id/trial": {
      id: "extendTrial",
      does: "Makes a trial longer",
      example: { days: 14, reason: "Was ill" },
      responses: { 200: AdminUserPage },
      refuses: { 503: ["billing_off"] },
    },
    "POST /api/admin/users/:id/sign-in-link": {
      id: "createSignInLink",
      does: "Creates a link to a new password",
      responses: { 200: SignInLink },
      proof: "always",
    },
    "POST /api/admin/users/:id/two-step/remove": {
      id: "removeTwoStep",
      does: "Removes an account's two-step verification",
      responses: { 204: null },
      proof: "always",
    },
    "DELETE /api/admin/users/:id": {
      id: "deleteUser",
      does: "Deletes an account",
      responses: { 204: null },
      refuses: { 502: ["plan_running"] },
      proof: "always",
    },
    "POST /api/admin/two-step": {
      id: "startAdminTwoStep",
      does: "Returns a secret for the admin's authenticator app",
      responses: { 200: TwoStepSecret },
      refuses: { 409: ["two_step_on"] },
      proof: "always",
    },
    "POST /api/admin/two-step/confirm": {
      id: "confirmAdminTwoStep",
      does: "Turns the admin's two-step verification on",
      responses: { 200: RecoveryCodes },
      refuses: { 400: ["code_wrong", "clock_off"], 409: ["two_step_on", "two_step_changed"] },
      limits: ["secondStep", "secondStepAnywhere"],
    },
    "DELETE /api/admin/two-step": {
      id: "stopAdminTwoStep",
      does: "Turns the admin's two-step verification off",
      responses: { 204: null },
      proof: "always",
    },
  },
};
