import * as z from "zod/mini";
import { ROLES } from "#schema/role.ts";
import {
  address,
  instant,
  language,
  maybeAddress,
  maybeInstant,
  named,
  number,
  text,
  yes,
} from "../words.ts";

export const User = named(
  "User",
  "An account as its owner sees it.",
  z.strictObject({
    id: number,
    username: text,
    email: text,
    role: z.enum(ROLES),
    bannerImage: maybeAddress,
    operatorName: text,
    subscriptionStatus: text,
    trialEndsAt: maybeInstant,
    subscriptionEndsAt: maybeInstant,
    createdAt: instant,
    isActiveSubscriber: yes,
    paymentFailed: z.optional(z.literal(true)),
    emailVerifiedAt: maybeInstant,
    mailSuppressed: yes,
    twoStep: yes,
    deletionDueAt: maybeInstant,
    language,
    billing: z.optional(z.literal("off")),
    edits: z.optional(z.array(z.strictObject({ guideId: number, ownerId: number }))),
  }),
);

export const SentMessage = named(
  "SentMessage",
  "Says that something is on its way. The code is for programs.",
  z.strictObject({ message: text, code: z.enum(["link_sent", "letter_sent", "invitation_sent"]) }),
);

export const ScheduledDeletion = named(
  "ScheduledDeletion",
  "When the account will be deleted.",
  z.strictObject({ deletionDueAt: instant }),
);

export const Notifications = named(
  "Notifications",
  "Which e-mails the account gets.",
  z.strictObject({ newReviews: yes, trialEnding: yes, week: yes }),
);

export const Session = named(
  "Session",
  "A device that is signed in.",
  z.strictObject({ id: number, createdAt: instant, lastUsedAt: instant, device: text, isCurrent: yes }),
);

export const Passkey = named(
  "Passkey",
  "A passkey of the account.",
  z.strictObject({ id: number, name: text, createdAt: instant, lastUsedAt: maybeInstant }),
);

export const TwoStepSecret = named(
  "TwoStepSecret",
  "An authenticator app's secret, in base32 and as a link.",
  z.strictObject({ secret: text, uri: address }),
);

export const RecoveryCodes = named(
  "RecoveryCodes",
  "Each is shown once, and signs in once.",
  z.strictObject({ recoveryCodes: z.array(text) }),
);

export const PasskeyRequest = named(
  "PasskeyRequest",
  "WebAuthn's PublicKeyCredentialRequestOptionsJSON.",
  z.looseObject({ challenge: text, rpId: text }),
);

export const PasskeyCreation = named(
  "PasskeyCreation",
  "WebAuthn's PublicKeyCredentialCreationOptionsJSON.",
  z.looseObject({ challenge: text, rp: z.looseObject({ name: text }), user: z.looseObject({ id: text }) }),
);

export const PushState = named(
  "PushState",
  "The key that a device subscribes with; null where the server sends no notices.",
  z.strictObject({ publicKey: z.nullable(text), hasReviews: yes }),
);

export const Editor = named(
  "Editor",
  "Somebody who may edit a profile, or is invited to.",
  z.strictObject({ id: number, email: text, status: z.enum(["invited", "active"]) }),
);
