import * as z from "zod/mini";
import { param, type Noun } from "../call.ts";
import { PushState, User } from "../shapes/accounts.ts";
import { OwnGuide } from "../shapes/guides.ts";
import { GuideReview } from "../shapes/reviews.ts";
import { OwnStatistics } from "../shapes/statistics.ts";
import { number } from "../words.ts";

export const USER_CALLS: Noun = {
  name: "Dashboard",
  about: "What the account that is signed in has, over all its profiles.",
  calls: {
    "GET /api/user/guides": {
      id: "listOwnGuides",
      does: "Lists the profiles that the account may edit, and how they are doing",
      responses: { 200: z.array(OwnGuide) },
    },
    "GET /api/user/reviews": {
      id: "listLatestReviews",
      does: "Lists the latest reviews of the account's profiles",
      takes: [param("limit", number, "at most 200; 5 when it isn't given")],
      responses: { 200: z.array(GuideReview) },
    },
    "POST /api/user/reviews/seen": {
      id: "markReviewsSeen",
      does: "Notes that reviews were seen",
      responses: { 204: null },
    },
    "GET /api/user/stats": {
      id: "getOwnStatistics",
      does: "Returns the sums of all pages that the account may edit",
      responses: { 200: OwnStatistics },
    },
    "PATCH /api/user/operator-name": {
      id: "setOperatorName",
      does: "Sets the operator's name",
      responses: { 200: User },
    },
    "POST /api/user/banner-image": {
      id: "uploadBanner",
      does: "Replaces the banner of the account's pages",
      responses: { 200: User },
      refuses: {
        413: ["banner_too_large", "image_sides", "animation_too_large"],
        415: ["banner_type"],
        503: ["upload_failed"],
      },
      limits: ["upload"],
    },
    "DELETE /api/user/banner-image": {
      id: "removeBanner",
      does: "Removes the banner",
      responses: { 204: null },
    },
    "GET /api/push": {
      id: "getPushState",
      does: "Returns the key for notices, and whether the account gets any",
      responses: { 200: PushState },
    },
    "PUT /api/push": {
      id: "subscribeDevice",
      does: "Sends notices of new reviews to this device",
      responses: { 204: null },
      refuses: { 404: ["not_found"] },
    },
    "DELETE /api/push": {
      id: "unsubscribeDevice",
      does: "Sends no more notices to a device",
      responses: { 204: null },
    },
  },
};
