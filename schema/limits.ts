// Limits that screens tell before any rules are loaded.

export const OPERATOR_NAME_MAX = 50;
/** How many experiences an operator may have. */
export const TOURS_MAX = 50;
