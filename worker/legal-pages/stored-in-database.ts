import type { TableLine } from "./stored-line.ts";
import { STORED_OF_ACCOUNTS_AND_PAGES } from "./stored-accounts-and-pages.ts";
import { STORED_OF_REVIEWS_AND_VISITS } from "./stored-reviews-and-visits.ts";
import { STORED_OF_SIGN_IN_AND_EMAILS } from "./stored-sign-in-and-emails.ts";
import { STORED_OF_RUNNING_THE_SITE } from "./stored-running-the-site.ts";

/** The data in every table of the database, and until when it is there. */
export const STORED_IN_DATABASE: readonly TableLine[] = [
  ...STORED_OF_ACCOUNTS_AND_PAGES,
  ...STORED_OF_REVIEWS_AND_VISITS,
  ...STORED_OF_SIGN_IN_AND_EMAILS,
  ...STORED_OF_RUNNING_THE_SITE,
];
