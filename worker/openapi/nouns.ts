import { ACCOUNT_CALLS } from "./calls/account.ts";
import { ADMIN_CALLS } from "./calls/admin.ts";
import { BILLING_CALLS } from "./calls/billing.ts";
import { GUIDE_CALLS } from "./calls/guides.ts";
import { REVIEW_CALLS } from "./calls/reviews.ts";
import { SIGN_IN_CALLS } from "./calls/sign-in.ts";
import { SITE_CALLS } from "./calls/site.ts";
import { TOUR_CALLS } from "./calls/tours.ts";
import { USER_CALLS } from "./calls/user.ts";
import type { Noun } from "./call.ts";

/** Every call of the API, in the document's order. */
export const NOUNS: readonly Noun[] = [
  SIGN_IN_CALLS,
  ACCOUNT_CALLS,
  USER_CALLS,
  GUIDE_CALLS,
  REVIEW_CALLS,
  TOUR_CALLS,
  BILLING_CALLS,
  SITE_CALLS,
  ADMIN_CALLS,
];
