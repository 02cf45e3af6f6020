import type { AuditAction } from "#schema/admin.ts";

/** What admins did, in the record's own words. */
export const ACTION_WORDS: Record<AuditAction, string> = {
  "sign-in": "Signed in",
  "sign-in-refused": "Sign-in refused",
  "sign-out": "Signed out",
  "user-delete": "Deleted user",
  "user-delete-failed": "Deletion failed",
  "admin-create": "Admin created",
};
