import * as z from "zod/mini";
import type { Noun } from "../call.ts";
import { param } from "../call.ts";
import { PasskeyRequest, SentMessage, User } from "../shapes/accounts.ts";
import { text } from "../words.ts";

const LINK = { 400: ["link_invalid"] } as const;
const HASH = { 503: ["sign_in_busy"] } as const;
const SIGN_IN = [
  "network",
  "userSignIn",
  "userSignInSlow",
  "userSignInAnywhere",
  "userSignInDevice",
  "secondStep",
  "secondStepAnywhere",
] as const;

export const SIGN_IN_CALLS: Noun = {
  name: "Sign-in",
  about: "Registering, signing in and out, and the links in e-mails.",
  calls: {
    "GET /api/auth/me": {
      id: "getMe",
      does: "Returns the account that is signed in",
      responses: { 200: User },
    },
    "POST /api/auth/register": {
      id: "register",
      does: "Creates an account and signs it in",
      example: {
        username: "Marta",
        email: "marta@example.com",
        password: "a walk in the park",
        confirmPassword: "a walk in the park",
        role: "guide",
      },
      responses: { 201: User },
      refuses: { 401: ["unauthenticated"], 409: ["email_taken"], ...HASH },
      limits: ["network", "signUp"],
      cookie: "opens",
    },
    "POST /api/auth/login": {
      id: "logIn",
      does: "Signs in with a password",
      says: "Where two-step verification is on, a call without `code` gets 401 `second_factor_required`.",
      example: { email: "marta@example.com", password: "a walk in the park" },
      responses: { 200: User },
      refuses: {
        401: ["invalid_credentials", "second_factor_required", "code_wrong", "clock_off", "unauthenticated"],
        ...HASH,
      },
      limits: SIGN_IN,
      cookie: "opens",
    },
    "POST /api/auth/passkey/options": {
      id: "startPasskeyLogIn",
      does: "Returns what a browser asks a passkey",
      responses: { 200: PasskeyRequest },
      limits: ["network"],
    },
    "POST /api/auth/passkey": {
      id: "logInWithPasskey",
      does: "Signs in with a passkey",
      responses: { 200: User },
      refuses: { 401: ["passkey_unknown", "unauthenticated"] },
      limits: ["network"],
      cookie: "opens",
    },
    "POST /api/auth/logout": {
      id: "logOut",
      does: "Ends the session, if there is one",
      responses: { 204: null },
      cookie: "ends",
    },
    "POST /api/auth/password/forgot": {
      id: "askForPasswordLink",
      does: "Sends a link for a new password",
      says: "The response is the same for an address without an account, and past the limit of a network.",
      responses: { 202: SentMessage },
      refuses: { 503: ["mail_off"] },
    },
    "POST /api/auth/password/reset": {
      id: "resetPassword",
      does: "Sets a password by the link in an e-mail",
      responses: { 204: null },
      refuses: { ...LINK, ...HASH },
      limits: ["network", "linkToken"],
    },
    "POST /api/auth/email/verify": {
      id: "verifyEmail",
      does: "Confirms an address by the link in an e-mail",
      responses: { 204: null },
      refuses: LINK,
      limits: ["network"],
    },
    "POST /api/auth/email/confirm": {
      id: "confirmEmailChange",
      does: "Moves an account to a new address by the link in an e-mail",
      responses: { 204: null },
      refuses: { ...LINK, 409: ["email_claimed"] },
      limits: ["network"],
    },
    "POST /api/auth/email/cancel": {
      id: "cancelEmailChange",
      does: "Takes a moved address back by the link in an e-mail",
      responses: { 204: null },
      refuses: { ...LINK, 409: ["email_claimed"] },
      limits: ["network"],
    },
    "POST /api/auth/sign-in-change/undo": {
      id: "undoSignInChange",
      does: "Removes a passkey or two-step verification that somebody else added, by the link in an e-mail",
      responses: { 204: null },
      refuses: { ...LINK, 409: ["email_claimed"] },
      limits: ["network"],
    },
    "GET /api/auth/unsubscribe": {
      id: "openUnsubscribe",
      does: "Leads to the page that stops an e-mail",
      takes: [param("token", text), param("week", text), param("lang", text)],
      responses: { 303: null },
    },
    "POST /api/auth/unsubscribe": {
      id: "unsubscribe",
      does: "Stops an e-mail by the secret in its link",
      says: "The secret is in the query, as RFC 8058 sends it, or in a JSON body.",
      takes: [param("token", text), param("week", text)],
      body: z.optional(z.object({ token: text })),
      responses: { 204: null },
      refuses: { 400: ["link_invalid", "invalid_input"], 415: ["unsupported_type"] },
      limits: ["network"],
    },
    "POST /api/auth/join": {
      id: "join",
      does: "Accepts an invitation to edit a page",
      says: "With `username` and `password` a new account is created and signed in; without them the account that is signed in joins.",
      responses: { 200: User, 201: User },
      refuses: {
        ...LINK,
        401: ["unauthenticated"],
        403: ["deletion_scheduled"],
        409: ["account_exists", "page_yours"],
        ...HASH,
      },
      limits: ["network", "linkToken"],
      knowsViewer: true,
      cookie: "opens",
    },
  },
};
