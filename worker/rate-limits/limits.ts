import { DAY, HOUR, MINUTE } from "#schema/durations.ts";

/** The rate limits: for one key a thing may happen `max` times in a window of `window` ms. */
export const RATE_LIMITS = {
  /** failed sign-ins to one account from one network */
  userSignIn: { max: 10, window: 15 * MINUTE },
  /** failed sign-ins past that limit, because the owner may share the network with someone who guesses */
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
  /** wrong codes of one account from anywhere but devices it has signed in on before */
  secondStepAnywhere: { max: 20, window: 15 * MINUTE },
  /** wrong passwords of someone signed in who has to prove who they are */
  currentPassword: { max: 10, window: 15 * MINUTE },
  /** e-mails that one account asks for: links to confirm an address */
  letter: { max: 5, window: HOUR },
  /**
   * e-mails to one address, for what accounts do that have proved none: it may be a stranger's. The end of an account doesn't
   * end the count
   */
  unprovedLetter: { max: 10, window: DAY },
  /** links for a new password to one mailbox, for accounts whose address nobody has proved */
  unprovedReset: { max: 10, window: HOUR },
  /** e-mails to one mailbox that accounts ask for whose own address, another one, is proved */
  otherLetter: { max: 20, window: DAY },
  /** changes of one kind by one account that it is told of in an e-mail each: it could ask for thousands */
  toldChange: { max: 30, window: DAY },
  /** invitations to edit a page, by one account, because each is an e-mail to someone else */
  invite: { max: 30, window: DAY },
  /**
   * page addresses that one account claims. Each is a counter of its own, so that no 30 days have more. One that was claimed
   * is no one else's for a year, also when its profile is deleted
   */
  pageAddress: { max: 5, window: 30 * DAY },
  /**
   * page addresses that one account claims while it hands badges on, which count as no choice: more than an honest operator
   * needs, and still no way to take addresses by the hundred
   */
  handOnAddress: { max: 20, window: 30 * DAY },
  /** downloads of an account's data */
  export: { max: 5, window: HOUR },
  /** links for a new password that one network asks for; LINKS_MAX limits those of one account */
  forgot: { max: 30, window: HOUR },
  /** attempts at the links of e-mails from one network: no one can guess one, but each attempt costs a hash */
  linkToken: { max: 30, window: 15 * MINUTE },
  /** new accounts from one network */
  signUp: { max: 60, window: HOUR },
  /** image uploads of one account */
  upload: { max: 120, window: HOUR },
  /** calls of one account that ask Stripe */
  checkout: { max: 40, window: HOUR },
  /** questions to Stripe about one subscription whose planned end or paid period has passed, or whose payment has failed */
  overdue: { max: 1, window: MINUTE },
  /** reviews of one profile from one network, which forty guests of a coach may share in a hotel */
  review: { max: 45, window: 10 * MINUTE },
  /** reviews of one profile from one network in an hour */
  reviewHour: { max: 60, window: HOUR },
  /** reviews of one profile from anywhere */
  reviewAnywhere: { max: 200, window: HOUR },
  /** reviews of one profile from one network whose challenge couldn't start: a few old phones of a coach */
  reviewUnchallenged: { max: 5, window: HOUR },
  /** the same from anywhere */
  reviewUnchallengedAnywhere: { max: 20, window: HOUR },
  /** machine translations of one profile's words; each text into each language is one */
  translation: { max: 300, window: DAY },
  /** answers from one network to whether a way to tip one guide worked */
  tipAnswer: { max: 6, window: HOUR },
  /** reports of reviews from one network */
  report: { max: 20, window: HOUR },
  /** e-mails to the team of one profile about reviews that were reported */
  reportedLetter: { max: 5, window: DAY },
  /**
   * e-mails to one address that someone left with a report, because it may be another person's. The end of an account with
   * this address doesn't end the count
   */
  reportLetter: { max: 3, window: DAY },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
