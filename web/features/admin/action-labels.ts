import type { AuditAction } from "#schema/admin.ts";
import type { PlainText } from "#locales/account.ts";

/** The labels of the audit log's actions. */
export const ACTION_LABELS: Record<AuditAction, PlainText> = {
  "sign-in": "Signed in",
  "sign-in-refused": "Sign-in refused",
  "sign-out": "Signed out",
  "two-step-on": "Two-step on",
  "two-step-off": "Two-step off",
  "user-delete": "Deleted user",
  "user-delete-failed": "Deletion failed",
  "review-hide": "Review hidden",
  "review-restore": "Review restored",
  "admin-create": "Admin created",
  "admin-remove": "Admin removed",
  "guide-hide": "Page hidden",
  "guide-show": "Page shown again",
  "reports-close": "Reports closed",
  "licence-confirm": "Licence checked",
  "licence-end": "Check of the licence ended",
  "sign-in-link": "Sign-in link made",
  "two-step-remove": "Two-step removed",
  "email-again": "E-mail sent again",
  sync: "Asked Stripe",
  "trial-extend": "Trial made longer",
};
