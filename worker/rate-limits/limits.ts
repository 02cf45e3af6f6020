import { DAY, HOUR, MINUTE } from "#schema/durations.ts";

/** How often each thing may happen under one key: `max` times in a window of `window` ms. */
export const RATE_LIMITS = {
  /** failed sign-ins to one account from one network */
  userSignIn: { max: 10, window: 15 * MINUTE },
  /** the same past that limit: the owner may share the network with whoever guesses */
  userSignInSlow: { max: 1, window: MINUTE },
  /** failed sign-ins to one account from anywhere but devices it has signed in on before */
  userSignInAnywhere: { max: 20, window: 15 * MINUTE },
  /** failed sign-ins to one account on one device that it has signed in on before */
  userSignInDevice: { max: 10, window: 15 * MINUTE },
  adminSignIn: { max: 5, window: 15 * MINUTE },
  adminSignInSlow: { max: 1, window: MINUTE },
  adminSignInAnywhere: { max: 10, window: 15 * MINUTE },
  adminSignInDevice: { max: 5, window: 15 * MINUTE },
  /** wrong codes of one account on one device, or from one network */
  secondStep: { max: 5, window: 15 * MINUTE },
  /** the same from anywhere but devices it has signed in on before */
  secondStepAnywhere: { max: 20, window: 15 * MINUTE },
  /** wrong passwords that somebody signed in gives to prove who it is */
  currentPassword: { max: 10, window: 15 * MINUTE },
  /** letters of one account that it asks for: links to confirm an e-mail */
  letter: { max: 5, window: HOUR },
  /** invitations to edit a page, by one account: each is a letter to somebody else */
  invite: { max: 30, window: DAY },
  /** downloads of everything, of one account */
  export: { max: 5, window: HOUR },
  /** links for a new password asked for from one network; of one account only so many work at once */
  forgot: { max: 30, window: HOUR },
  /** attempts at the links of letters from one network: nobody can guess one, and each costs a hash */
  linkToken: { max: 30, window: 15 * MINUTE },
  /** new accounts from one network */
  signUp: { max: 60, window: HOUR },
  /** image uploads of one account */
  upload: { max: 120, window: HOUR },
  /** calls of one account that ask Stripe */
  checkout: { max: 40, window: HOUR },
  /** questions to Stripe about one subscription whose planned end has passed */
  overdue: { max: 1, window: MINUTE },
  /** reviews of one profile from one network: a bus of forty guests may share the hotel's */
  review: { max: 45, window: 10 * MINUTE },
  /** the same over an hour */
  reviewHour: { max: 60, window: HOUR },
  /** reviews of one profile from anywhere */
  reviewAnywhere: { max: 200, window: HOUR },
  /** translations of one profile's words by a machine: each text into each language is one */
  translation: { max: 300, window: DAY },
  /** reports of reviews from one network */
  report: { max: 20, window: HOUR },
  /** letters to one address that somebody left with a report: it may be another's */
  reportLetter: { max: 3, window: DAY },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
