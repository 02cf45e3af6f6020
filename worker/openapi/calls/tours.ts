import * as z from "zod/mini";
import { type Noun, TEAM } from "../call.ts";
import { FeaturedTour, Tour, TourPlace } from "../shapes/tours.ts";
import { IDEMPOTENCY_KEY } from "./guides.ts";

export const TOUR_CALLS: Noun = {
  name: "Tours",
  about: "The tours of an operator, and which of them a profile shows.",
  calls: {
    "GET /api/tours": {
      id: "listTours",
      does: "Lists the operator's tours",
      responses: { 200: z.array(Tour) },
    },
    "POST /api/tours": {
      id: "createTour",
      does: "Creates a tour",
      example: {
        title: "Sunset sail",
        description: "Two hours on the Tejo.",
        externalLink: "https://book.example/sail?ref={guide}",
        priceFrom: 2500,
        currency: "EUR",
      },
      takes: [IDEMPOTENCY_KEY],
      responses: { 201: Tour },
      refuses: { 403: ["limit_reached"] },
    },
    "PATCH /api/tours/:id": {
      id: "updateTour",
      does: "Changes the fields that are given",
      responses: { 200: Tour },
    },
    "DELETE /api/tours/:id": { id: "deleteTour", does: "Deletes a tour", responses: { 204: null } },
    "POST /api/tours/:id/image": {
      id: "uploadTourImage",
      does: "Replaces the tour's picture",
      responses: { 200: Tour },
      refuses: {
        413: ["tour_image_too_large", "image_sides", "animation_too_large"],
        415: ["tour_image_type"],
        503: ["upload_failed"],
      },
      limits: ["upload"],
    },
    "DELETE /api/tours/:id/image": {
      id: "removeTourImage",
      does: "Removes the tour's picture",
      responses: { 204: null },
    },
    "POST /api/tours/show-on-all": {
      id: "showToursOnAll",
      does: "Shows tours on all profiles of the operator",
      responses: { 200: z.array(TourPlace) },
      refuses: { 403: ["limit_reached"], 404: ["not_found"] },
    },
    "GET /api/guides/:id/tours": {
      id: "listFeaturedTours",
      does: "Lists the tours that a profile shows",
      responses: { 200: z.array(FeaturedTour) },
      knowsViewer: true,
    },
    "POST /api/guides/:id/tours": {
      id: "featureTour",
      does: "Shows a tour on a profile, behind the others",
      responses: { 201: FeaturedTour },
      refuses: { ...TEAM, 403: ["not_yours", "limit_reached"], 409: ["already_assigned"] },
    },
    "PATCH /api/guides/:id/tours/:assignmentId": {
      id: "moveFeaturedTour",
      does: "Moves a tour to another position",
      responses: { 200: FeaturedTour },
      refuses: { ...TEAM, 409: ["no_tour", "tours_busy"] },
    },
    "DELETE /api/guides/:id/tours/:assignmentId": {
      id: "removeFeaturedTour",
      does: "Shows a tour no longer on a profile",
      responses: { 204: null },
      refuses: TEAM,
    },
  },
};
