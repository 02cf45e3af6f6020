// Without zod: the tables know these states, and a scan loads the tables.

/** Whether a review is shown. A held one is published after HELD_DAYS, unless an admin hides it. */
export const REVIEW_STATUSES = ["published", "held", "hidden"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * Why a review is held: a web address in it (link), an e-mail address or phone number (contact), its pace or what only
 * machines do (burst), or words that are nearly those of another review (copy).
 */
export const HELD_FOR = ["link", "contact", "burst", "copy"] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** Days until a held review is published. */
export const HELD_DAYS = 7;

/** The states of a case about a review. They are in alphabetical order because the list of cases is sorted by it, held ones first. */
export const CASE_STATES = ["decided", "held", "reported"] as const;

/** The states of a case about a page. They are in alphabetical order because the list of cases is sorted by it, urgent ones first. */
export const PAGE_CASE_STATES = ["decided", "urgent", "waiting"] as const;
