export const ROLES = ["guide", "operator"] as const;
export type Role = (typeof ROLES)[number];

/** How many profiles an account of a role may have. */
export const PROFILE_LIMIT: Record<Role, number> = { guide: 1, operator: 3 };
