export const ROLES = ["guide", "operator"] as const;
export type Role = (typeof ROLES)[number];

/** The most profiles that an account may have, by role. */
export const PROFILE_LIMIT: Record<Role, number> = { guide: 1, operator: 3 };
