import { FILLED_FAILURES } from "./filled-failures.ts";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "./image.ts";
import { CODE_REQUIRED, CODE_WRONG, EMAIL_UNCONFIRMED, LINK_INVALID } from "./login-rules.ts";
import type { Issue, MessageValues } from "#texts/message.ts";

/**
 * The sentence of each failure of the API, by the code that clients compare. Codes are for good; sentences may be
 * mended. Beside these are `invalid_input`, whose issues say what is wrong, and `limit_reached`.
 */
export const FAILURES = {
  ...FILLED_FAILURES,
  account_exists: "This address has an account already. Log in, then open the link again.",
  already_assigned: "This tour is assigned to this profile already",
  already_listed: "This review platform is listed already",
  already_subscribed: "You already have an active subscription",
  banner_too_large: BANNER_IMAGE.tooLarge.description,
  banner_type: BANNER_IMAGE.wrongType.description,
  billing_off: "Billing is off on this server.",
  checkout_failed: "Failed to create checkout session",
  clock_off: CODE_WRONG,
  code_wrong: CODE_WRONG,
  contested:
    "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.",
  deletion_scheduled: "Your account is about to be deleted. Keep it to go on.",
  email_claimed: "This address has an account by now. Please use another one.",
  email_taken: "An account with this email already exists",
  email_unconfirmed: EMAIL_UNCONFIRMED,
  event_empty: "The event has no object",
  event_too_large: "The event is too large",
  foreign_origin: "This request came from another site",
  form_required: "Please send the image as a form",
  licence_changed: "The licence has changed. Please load it again.",
  handed_on: "Somebody else wears this badge now. Please load the page again.",
  handle_owner_only: "Only its owner changes a page's address",
  handle_taken: "This address is taken.",
  image_required: "Please choose one image",
  image_unreachable: "We can't reach this picture right now",
  incomplete: "The request is incomplete",
  internal_error: "Something went wrong. Please try again.",
  invalid_credentials: "Invalid email or password",
  key_reused: "This Idempotency-Key was used for another review",
  link_invalid: LINK_INVALID,
  mail_off: "Mail is not set up on this server.",
  no_subscription: "You don't have a subscription yet",
  no_tour: "There is no tour at this position",
  not_found: "Not found",
  not_leaving: "No deletion of this account is scheduled.",
  not_subscribed: "You don't have an active subscription",
  not_yours: "This profile belongs to somebody else",
  operators_only: "Only tour operators can do this",
  own_address: "This is your own address. You can edit this page anyway.",
  owner_only: "Only the owner changes this",
  own_page: "You cannot add a review to your own profile",
  page_yours: "This page is yours already.",
  passkey_failed: "This passkey could not be added. Please try again.",
  passkey_known: "This passkey is already in use.",
  passkey_unknown: "This passkey doesn't open an account here. Please sign in with your password.",
  password_wrong: "Your current password is not right.",
  payments_off: "Payments are not set up on this server.",
  plan_running:
    "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.",
  precondition_failed: "This profile was changed in another tab or on another device",
  profile_picture_too_large: PROFILE_PICTURE.tooLarge.description,
  profile_picture_type: PROFILE_PICTURE.wrongType.description,
  profile_too_large: "The profile is too large",
  reauthentication_required: "Please enter your password to go on.",
  reviews_disabled: "Reviews are disabled",
  role_in_use: "An account with several profiles, or with tours, stays a tour operator’s.",
  second_factor_required: CODE_REQUIRED,
  sign_in_busy: "Too many people are signing in right now. Please try again.",
  subscription_busy: "Your subscription is being changed elsewhere. Please try again.",
  too_large: "The request is too large",
  too_many_requests: "Too many attempts. Please wait a moment and try again.",
  tour_image_too_large: TOUR_IMAGE.tooLarge.description,
  tour_image_type: TOUR_IMAGE.wrongType.description,
  tours_busy: "These tours are being moved elsewhere. Please try again.",
  two_step_changed: "Two-step verification was changed elsewhere. Please try again.",
  two_step_off: "Two-step verification is off.",
  two_step_on: "Two-step verification is already on.",
  two_step_required: "Please turn two-step verification on first.",
  unauthenticated: "Authentication required",
  unavailable: "We can't reach our database right now. Please try again.",
  unsupported_type: "Please send JSON",
  upload_failed: "Upload failed. Please try again.",
  upstream_failed: "Our payment service doesn't answer right now. Nothing was charged. Please try again.",
  wrong_signature: "Wrong signature",
} as const;

/** The JSON of a failure. A failed validation has a sentence and an issue for each rule that was broken. */
export type FailureResponse = {
  message: string;
  code: FailureCode;
  values?: MessageValues;
  errors?: string[];
  issues?: Issue[];
};

/** What tells a failure from all others. */
export type FailureCode = keyof typeof FAILURES | "invalid_input" | "limit_reached";
