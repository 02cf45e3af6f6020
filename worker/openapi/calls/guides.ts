import * as z from "zod/mini";
import { type Noun, type Parameter, TEAM } from "../call.ts";
import { Editor, SentMessage } from "../shapes/accounts.ts";
import { Guide, NewWebLink, PaymentWay, PublicGuide, ReviewPlatform, WebLink } from "../shapes/guides.ts";
import { Statistics } from "../shapes/statistics.ts";
import { text } from "../words.ts";

const PICTURE = {
  413: ["profile_picture_too_large", "image_sides", "animation_too_large"],
  415: ["profile_picture_type"],
  503: ["upload_failed"],
} as const;

const HANDLE = ["handle_taken", "handle_limit", "handle_claim_limit", "handle_hand_on_limit"] as const;

const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  schema: text,
  description: "the profile's `updatedAt` in quotes, as it was read: 412 where it has changed since",
};

/** A key with which a repeated call creates nothing new. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  schema: z.string().check(z.maxLength(100)),
  description: "the same for every attempt: what the first one created is returned again",
};

export const GUIDE_CALLS: Noun = {
  name: "Profiles",
  about: "A guide's profile, which its public page shows, and who may edit it.",
  calls: {
    "POST /api/guides": {
      id: "createGuide",
      does: "Creates a profile",
      says: "Fields that aren't given are empty. Unknown fields are dropped.",
      example: { name: "Marta Oliveira", bio: "Born and raised in Lisbon.", whatsapp: "+351912345678" },
      takes: [IDEMPOTENCY_KEY],
      responses: { 201: Guide },
      refuses: { 403: ["limit_reached"], ...PICTURE },
      limits: ["upload"],
    },
    "GET /api/guides/id/:id": {
      id: "getGuide",
      does: "Returns a profile to somebody who may edit it",
      responses: { 200: Guide },
    },
    "PATCH /api/guides/:id": {
      id: "updateGuide",
      does: "Changes the fields that are given",
      says: "A change of a payment field needs a recent proof, or `password`.",
      example: { bio: "Born and raised in Lisbon." },
      takes: [IF_MATCH],
      responses: { 200: Guide },
      refuses: {
        ...TEAM,
        403: ["not_yours", "owner_only", "handle_owner_only"],
        409: HANDLE,
        412: ["precondition_failed"],
        ...PICTURE,
      },
      limits: ["upload"],
      proof: "sometimes",
    },
    "DELETE /api/guides/:id": {
      id: "deleteGuide",
      does: "Deletes a profile with its reviews",
      responses: { 204: null },
      refuses: TEAM,
      limits: ["toldChange"],
      proof: "always",
    },
    "POST /api/guides/:id/hand-on": {
      id: "handOnGuide",
      does: "Hands a badge on to another person",
      example: { name: "Filipa" },
      takes: [IF_MATCH],
      responses: { 200: Guide },
      refuses: { ...TEAM, 409: HANDLE, 412: ["precondition_failed"] },
      proof: "always",
    },
    "POST /api/guides/:id/printed": {
      id: "notePrinted",
      does: "Notes that a badge was printed",
      responses: { 204: null },
      refuses: TEAM,
    },
    "POST /api/guides/:id/profile-picture": {
      id: "uploadProfilePicture",
      does: "Replaces the profile's picture",
      responses: { 200: Guide },
      refuses: { ...TEAM, ...PICTURE },
      limits: ["upload"],
    },
    "GET /api/guides/:uniqueId": {
      id: "getPublicGuide",
      does: "Returns a profile as everybody sees it",
      says: "Its team sees it also while it is hidden.",
      responses: { 200: PublicGuide },
      knowsViewer: true,
    },
    "GET /api/guides/:uniqueId/review-platforms": {
      id: "listReviewPlatforms",
      does: "Lists where guests review the guide elsewhere",
      responses: { 200: z.array(ReviewPlatform) },
      knowsViewer: true,
    },
    "POST /api/guides/:id/review-platforms": {
      id: "addReviewPlatform",
      does: "Adds a review platform",
      example: {
        platform: "Tripadvisor",
        url: "https://www.tripadvisor.com/Attraction_Review-g1-d2-Reviews",
      },
      responses: { 201: ReviewPlatform },
      refuses: { ...TEAM, 403: ["not_yours", "limit_reached"], 409: ["already_listed"] },
    },
    "PUT /api/guides/:id/review-platforms": {
      id: "replaceReviewPlatforms",
      does: "Replaces the list of review platforms",
      responses: { 200: z.array(ReviewPlatform) },
      refuses: TEAM,
    },
    "DELETE /api/review-platforms/:id": {
      id: "removeReviewPlatform",
      does: "Removes a review platform",
      responses: { 204: null },
      refuses: TEAM,
    },
    "GET /api/guides/:id/payment-ways": {
      id: "listPaymentWays",
      does: "Lists the ways to tip the guide",
      responses: { 200: z.array(PaymentWay) },
      refuses: TEAM,
    },
    "PUT /api/guides/:id/payment-ways": {
      id: "replacePaymentWays",
      does: "Replaces the list of ways to tip the guide",
      says: "Each row is checked by the rules of its kind. Anything but another order needs a recent proof.",
      body: z.array(PaymentWay),
      example: [{ kind: "revolut", value: "marta" }],
      responses: { 200: z.array(PaymentWay) },
      refuses: { ...TEAM, 403: ["not_yours", "reauthentication_required"] },
    },
    "GET /api/guides/:id/links": {
      id: "listLinks",
      does: "Lists the guide's own links",
      responses: { 200: z.array(WebLink) },
      refuses: TEAM,
    },
    "PUT /api/guides/:id/links": {
      id: "replaceLinks",
      does: "Replaces the list of the guide's own links",
      body: z.array(NewWebLink),
      example: [{ label: "Photos of today", url: "https://marta.example/today", until: "2026-12-24" }],
      responses: { 200: z.array(WebLink) },
      refuses: TEAM,
    },
    "GET /api/guides/:id/stats": {
      id: "getStatistics",
      does: "Returns what happened on the page",
      responses: { 200: Statistics },
    },
    "GET /api/guides/:id/editors": {
      id: "listEditors",
      does: "Lists who may edit the profile, or is invited to",
      responses: { 200: z.array(Editor) },
      refuses: TEAM,
    },
    "POST /api/guides/:id/editors": {
      id: "inviteEditor",
      does: "Invites somebody to edit the profile",
      responses: { 202: SentMessage },
      refuses: {
        ...TEAM,
        400: ["own_address"],
        403: ["not_yours", "email_unconfirmed", "limit_reached"],
        503: ["mail_off"],
      },
      limits: ["invite", "otherLetter"],
      proof: "always",
    },
    "DELETE /api/guides/:id/editors/:editorId": {
      id: "removeEditor",
      does: "Ends somebody's right to edit the profile, or their invitation",
      responses: { 204: null },
      refuses: TEAM,
    },
  },
};
