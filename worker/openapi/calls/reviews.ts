import * as z from "zod/mini";
import { EVENT_KINDS } from "#schema/statistics.ts";
import { type Noun, TEAM } from "../call.ts";
import { NewReview, OwnReview, ReportReceived, Review } from "../shapes/reviews.ts";
import { text } from "../words.ts";
import { IDEMPOTENCY_KEY } from "./guides.ts";

export const REVIEW_CALLS: Noun = {
  name: "Reviews",
  about: "What guests say of a guide, and what they report.",
  calls: {
    "GET /api/guides/:uniqueId/reviews": {
      id: "listReviews",
      does: "Lists a profile's reviews, newest first",
      says: "Its team also sees those that are held or hidden.",
      responses: { 200: z.array(OwnReview) },
      isPaged: true,
      knowsViewer: true,
    },
    "GET /api/guides/:id/reviews/earlier": {
      id: "listEarlierReviews",
      does: "Lists the reviews of those who wore the badge before",
      responses: { 200: z.array(OwnReview) },
      refuses: TEAM,
      isPaged: true,
    },
    "POST /api/guides/:uniqueId/reviews": {
      id: "createReview",
      does: "Sends a review",
      says: "One that looks like spam is stored as `held`. The page's form also sends `subject`, `stamp` and `challenge`, which tell people from machines.",
      example: { name: "Hannah", rating: 5, comment: "The best morning of our week." },
      takes: [IDEMPOTENCY_KEY],
      responses: { 201: NewReview },
      refuses: {
        403: ["own_page", "reviews_disabled"],
        404: ["not_found"],
        409: ["handed_on", "key_reused"],
      },
      limits: [
        "network",
        "review",
        "reviewHour",
        "reviewAnywhere",
        "reviewUnchallenged",
        "reviewUnchallengedAnywhere",
      ],
      knowsViewer: true,
    },
    "DELETE /api/reviews/:id": {
      id: "deleteReview",
      does: "Deletes a review",
      responses: { 204: null },
      refuses: TEAM,
    },
    "PUT /api/reviews/:id/reply": {
      id: "replyToReview",
      does: "Sets the guide's reply to a review",
      example: { reply: "Thank you, Hannah!" },
      responses: { 200: Review },
      refuses: TEAM,
    },
    "DELETE /api/reviews/:id/reply": {
      id: "removeReply",
      does: "Removes the guide's reply",
      responses: { 204: null },
      refuses: TEAM,
    },
    "POST /api/reviews/:id/report": {
      id: "reportReview",
      does: "Reports a review",
      responses: { 202: ReportReceived },
      limits: ["network", "report"],
      knowsViewer: true,
    },
    "POST /api/guides/:uniqueId/report": {
      id: "reportPage",
      does: "Reports a page",
      responses: { 202: ReportReceived },
      limits: ["network", "report"],
    },
    "POST /api/guides/:uniqueId/events": {
      id: "countEvent",
      does: "Counts what a guest did on a page",
      says: "The response is always the same: what comes from elsewhere, from machines or past the limits isn't counted. `detail` is the way to tip, or the tour's id.",
      body: z.object({ kind: z.enum(EVENT_KINDS), detail: z.optional(text) }),
      responses: { 204: null },
    },
  },
};
