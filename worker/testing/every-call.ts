import { PASSWORD } from "./factories.ts";

/**
 * The callers of the table that has every call of the API with the status that each kind of caller gets. `{id}` and
 * `{uniqueId}` are the owner's public profile, `{hiddenId}` and `{hidden}` one whose owner's trial is over. The editor
 * may edit both, and the operator's.
 */
const CALLERS = [
  "nobody",
  "forged",
  "ended",
  "deleted",
  "stranger",
  "owner",
  "lapsed",
  "editor",
  "admin",
] as const;
/** The callers of what only operators do. `{tourId}`, `{shopId}` and `{placeId}` are the operator's. */
const TRADE = ["nobody", "owner", "lapsed", "editor", "rival", "operator", "admin"] as const;
type Statuses<Caller extends string> = Record<Caller, number>;
export type Ids = Record<string, number | string>;
type Body = { json?: unknown; file?: boolean };
export type CallRow = { call: string; statuses: Statuses<string>; body: Body | ((ids: Ids) => Body) };

const row = (
  call: string,
  statuses: Statuses<(typeof CALLERS)[number]>,
  body: CallRow["body"] = {},
): CallRow => ({
  call,
  statuses,
  body,
});
const tradeRow = (
  call: string,
  statuses: Statuses<(typeof TRADE)[number]>,
  body: CallRow["body"] = {},
): CallRow => ({
  call,
  statuses,
  body,
});
const everybody = (status: number) => ({
  nobody: status,
  forged: status,
  ended: status,
  deleted: status,
  stranger: status,
  owner: status,
  lapsed: status,
  editor: status,
  admin: status,
});
/** The statuses of responses to callers without a user's session. */
const OUTSIDE = { nobody: 401, forged: 401, ended: 401, deleted: 401, admin: 401 };
const SIGNED_IN = (status: number) => ({
  ...OUTSIDE,
  stranger: status,
  owner: status,
  lapsed: status,
  editor: status,
});
const OUTSIDE_TRADE = { nobody: 401, admin: 401 };

const PLATFORM = { platform: "Tripadvisor", url: "https://tripadvisor.example/marta" };
const REVIEW = { name: "Hannah", rating: 5, comment: "Lovely" };
const TOUR = { title: "Sail", description: "Boat", externalLink: "https://book.example" };
const REPLY = { reply: "Thank you!" };

export const CALLS: CallRow[] = [
  row("GET /api/auth/me", { ...OUTSIDE, stranger: 200, owner: 200, lapsed: 200, editor: 200 }),
  row("POST /api/auth/register", everybody(400), { json: {} }),
  row("POST /api/auth/login", everybody(400), { json: {} }),
  row("POST /api/auth/password/forgot", everybody(202), { json: { email: "unknown@example.com" } }),
  row("POST /api/auth/password/reset", everybody(400), { json: { token: "none", password: "a long walk" } }),
  row("GET /api/subscriptions/plan", everybody(502)),
  row("GET /api/subscriptions/status", { ...OUTSIDE, stranger: 200, owner: 200, lapsed: 200, editor: 200 }),
  // No one has a plan here, and no Stripe responds. 409 and 502 show that the caller was admitted.
  row("POST /api/subscriptions/create-checkout-session", {
    ...OUTSIDE,
    stranger: 502,
    owner: 502,
    lapsed: 502,
    editor: 502,
  }),
  row("POST /api/subscriptions/cancel", { ...OUTSIDE, stranger: 409, owner: 409, lapsed: 409, editor: 409 }),
  row("POST /api/subscriptions/keep", { ...OUTSIDE, stranger: 409, owner: 409, lapsed: 409, editor: 409 }),
  row("POST /api/subscriptions/portal", { ...OUTSIDE, stranger: 409, owner: 409, lapsed: 409, editor: 409 }),
  row("POST /api/subscriptions/sync", { ...OUTSIDE, stranger: 200, owner: 200, lapsed: 200, editor: 200 }),
  row("POST /api/webhooks/stripe", everybody(400), { json: {} }),
  row("GET /api/user/guides", { ...OUTSIDE, stranger: 200, owner: 200, lapsed: 200, editor: 200 }),
  row("GET /api/user/reviews", SIGNED_IN(200)),
  row("POST /api/user/reviews/seen", SIGNED_IN(204)),
  row("GET /api/user/stats", SIGNED_IN(200)),
  row("GET /api/guides/id/{id}", { ...OUTSIDE, stranger: 404, owner: 200, lapsed: 404, editor: 200 }),
  row("GET /api/guides/id/{hiddenId}", { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 }),
  row("GET /api/guides/id/999999", { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 404, editor: 404 }),
  row("GET /api/guides/{uniqueId}", everybody(200)),
  row("GET /api/guides/{uniqueId}/reviews", everybody(200)),
  row("GET /api/guides/{uniqueId}/review-platforms", everybody(200)),
  row("GET /api/guides/{id}/tours", everybody(200)),
  row("GET /api/guides/{hidden}", { ...everybody(404), lapsed: 200, editor: 200 }),
  row("GET /api/guides/{hidden}/reviews", { ...everybody(404), lapsed: 200, editor: 200 }),
  row("GET /api/guides/{hidden}/review-platforms", { ...everybody(404), lapsed: 200, editor: 200 }),
  row("GET /api/guides/{hiddenId}/tours", { ...everybody(404), lapsed: 200, editor: 200 }),
  row(
    "POST /api/guides",
    { ...OUTSIDE, stranger: 201, owner: 403, lapsed: 403, editor: 201 },
    { json: { name: "One more" } },
  ),
  row(
    "PATCH /api/guides/{id}",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 },
    { json: { bio: "Changed" } },
  ),
  row(
    "PATCH /api/guides/{hiddenId}",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 },
    { json: { bio: "Changed" } },
  ),
  row(
    "PATCH /api/guides/999999",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 404, editor: 404 },
    { json: { bio: "Changed" } },
  ),
  row(
    "POST /api/guides/{id}/profile-picture",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 },
    { file: true },
  ),
  row(
    "POST /api/guides/{hiddenId}/profile-picture",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 },
    {
      file: true,
    },
  ),
  row(
    "POST /api/user/banner-image",
    { ...OUTSIDE, stranger: 200, owner: 200, lapsed: 200, editor: 200 },
    { file: true },
  ),
  row("DELETE /api/user/banner-image", { ...OUTSIDE, stranger: 204, owner: 204, lapsed: 204, editor: 204 }),
  row(
    "POST /api/guides/{id}/review-platforms",
    { ...OUTSIDE, stranger: 403, owner: 201, lapsed: 403, editor: 201 },
    { json: PLATFORM },
  ),
  row(
    "POST /api/guides/{hiddenId}/review-platforms",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 201, editor: 201 },
    {
      json: PLATFORM,
    },
  ),
  row("DELETE /api/review-platforms/{platformId}", {
    ...OUTSIDE,
    stranger: 403,
    owner: 204,
    lapsed: 403,
    editor: 204,
  }),
  row("DELETE /api/review-platforms/{hiddenPlatformId}", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 204,
    editor: 204,
  }),
  row(
    "PUT /api/guides/{id}/review-platforms",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 },
    {
      json: [PLATFORM],
    },
  ),
  row(
    "PUT /api/guides/{hiddenId}/review-platforms",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 },
    {
      json: [PLATFORM],
    },
  ),
  row("GET /api/guides/{id}/payment-ways", {
    ...OUTSIDE,
    stranger: 403,
    owner: 200,
    lapsed: 403,
    editor: 200,
  }),
  row("GET /api/guides/{hiddenId}/payment-ways", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 200,
    editor: 200,
  }),
  // An unchanged list needs no recent proof.
  row(
    "PUT /api/guides/{id}/payment-ways",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 },
    { json: [] },
  ),
  row(
    "PUT /api/guides/{hiddenId}/payment-ways",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 },
    { json: [] },
  ),
  row("GET /api/guides/{id}/links", { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 }),
  row("GET /api/guides/{hiddenId}/links", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 200,
    editor: 200,
  }),
  row(
    "PUT /api/guides/{id}/links",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 },
    { json: [{ label: "Website", url: "https://marta.example/" }] },
  ),
  row(
    "PUT /api/guides/{hiddenId}/links",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 },
    { json: [] },
  ),
  row("GET /api/guides/{id}/stats", { ...OUTSIDE, stranger: 404, owner: 200, lapsed: 404, editor: 200 }),
  row("GET /api/guides/{hiddenId}/stats", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 200,
    editor: 200,
  }),
  row("POST /api/guides/{id}/printed", { ...OUTSIDE, stranger: 403, owner: 204, lapsed: 403, editor: 204 }),
  row("POST /api/guides/{hiddenId}/printed", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 204,
    editor: 204,
  }),
  row("POST /api/guides/{uniqueId}/events", everybody(204), { json: { kind: "share" } }),
  row("POST /api/guides/{hidden}/events", everybody(204), { json: { kind: "share" } }),
  row(
    "PATCH /api/account/first-steps",
    { ...OUTSIDE, stranger: 204, owner: 204, lapsed: 204, editor: 204 },
    { json: { putAway: true } },
  ),
  row(
    "POST /api/guides/{uniqueId}/reviews",
    { ...everybody(201), owner: 403, editor: 403 },
    { json: REVIEW },
  ),
  row("POST /api/guides/{hidden}/reviews", { ...everybody(404), lapsed: 403, editor: 403 }, { json: REVIEW }),
  row(
    "PUT /api/reviews/{reviewId}/reply",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 200 },
    { json: REPLY },
  ),
  row(
    "PUT /api/reviews/{hiddenReviewId}/reply",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 200 },
    { json: REPLY },
  ),
  row("DELETE /api/reviews/{reviewId}/reply", {
    ...OUTSIDE,
    stranger: 403,
    owner: 204,
    lapsed: 403,
    editor: 204,
  }),
  row("POST /api/reviews/{reviewId}/report", everybody(202), { json: { reason: "spam" } }),
  row("POST /api/guides/{uniqueId}/report", everybody(202), { json: { reason: "offensive" } }),
  row("POST /api/guides/{hidden}/report", everybody(404), { json: { reason: "offensive" } }),
  row(
    "POST /api/reviews/{hiddenReviewId}/report",
    { ...everybody(404), lapsed: 202, editor: 202 },
    { json: { reason: "spam" } },
  ),
  row("DELETE /api/reviews/{reviewId}", { ...OUTSIDE, stranger: 403, owner: 204, lapsed: 403, editor: 403 }),
  row("DELETE /api/reviews/{hiddenReviewId}", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 204,
    editor: 403,
  }),
  row("POST /api/admin/login", everybody(400), { json: {} }),
  row("GET /api/admin/me", { ...everybody(401), admin: 200 }),
  row("GET /api/admin/stats", { ...everybody(401), admin: 200 }),
  row("GET /api/health", everybody(200)),
  row("GET /api/openapi.json", everybody(200)),
  // Without METRICS_TOKEN.
  row("GET /api/metrics", everybody(404)),
  row("GET /api/admin/running", { ...everybody(401), admin: 200 }),
  row("GET /api/admin/users", { ...everybody(401), admin: 200 }),
  row("GET /api/admin/users/999999", { ...everybody(401), admin: 404 }),
  row("POST /api/admin/users/999999/emails/confirm", { ...everybody(401), admin: 404 }),
  row("POST /api/admin/users/999999/sync", { ...everybody(401), admin: 404 }),
  row(
    "POST /api/admin/users/999999/trial",
    { ...everybody(401), admin: 404 },
    { json: { days: 14, reason: "Was ill" } },
  ),
  row("GET /api/admin/guides", { ...everybody(401), admin: 200 }),
  row("GET /api/admin/audit", { ...everybody(401), admin: 200 }),
  row("GET /api/admin/reports", { ...everybody(401), admin: 200 }),
  row("GET /api/admin/page-reports", { ...everybody(401), admin: 200 }),
  row(
    "POST /api/admin/reviews/{reviewId}/hide",
    { ...everybody(401), admin: 200 },
    { json: { reason: "Spam" } },
  ),
  row("POST /api/admin/reviews/{reviewId}/restore", { ...everybody(401), admin: 200 }),
  row("POST /api/admin/guides/{id}/hide", { ...everybody(401), admin: 200 }, { json: { reason: "Spam" } }),
  row(
    "POST /api/admin/guides/{id}/licence/confirm",
    { ...everybody(401), admin: 409 },
    { json: { number: "1", issuer: "Nobody", name: "Nobody" } },
  ),
  row("DELETE /api/admin/guides/{id}/licence/confirm", { ...everybody(401), admin: 204 }),
  row(
    "POST /api/admin/guides/999999/reports/close",
    { ...everybody(401), admin: 404 },
    { json: { reason: "Nothing wrong" } },
  ),
  row("POST /api/admin/guides/{id}/show", { ...everybody(401), admin: 200 }),
  row("POST /api/admin/guides/999999/show", { ...everybody(401), admin: 404 }),
  row("POST /api/admin/users/999999/sign-in-link", { ...everybody(401), admin: 404 }),
  row(
    "POST /api/admin/users/999999/two-step/remove",
    { ...everybody(401), admin: 404 },
    { json: { reason: "The owner showed their passport" } },
  ),
  row("DELETE /api/admin/users/999999", { ...everybody(401), admin: 404 }),
  tradeRow(
    "PATCH /api/user/operator-name",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 200, operator: 200 },
    {
      json: { operatorName: "Sete" },
    },
  ),
  tradeRow("GET /api/tours", {
    ...OUTSIDE_TRADE,
    owner: 403,
    lapsed: 403,
    editor: 403,
    rival: 200,
    operator: 200,
  }),
  tradeRow(
    "POST /api/tours",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 201, operator: 201 },
    { json: TOUR },
  ),
  tradeRow(
    "PATCH /api/tours/{tourId}",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 404, operator: 200 },
    { json: { title: "Sailing" } },
  ),
  tradeRow(
    "POST /api/tours/{tourId}/image",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 404, operator: 200 },
    { file: true },
  ),
  tradeRow("DELETE /api/tours/{tourId}/image", {
    ...OUTSIDE_TRADE,
    owner: 403,
    lapsed: 403,
    editor: 403,
    rival: 404,
    operator: 204,
  }),
  tradeRow(
    "POST /api/guides/{shopId}/tours",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 403, operator: 201 },
    ({ freeTourId }) => ({ json: { tourId: freeTourId, position: 1 } }),
  ),
  tradeRow(
    "POST /api/tours/show-on-all",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 404, operator: 200 },
    ({ freeTourId }) => ({ json: { tourIds: [freeTourId] } }),
  ),
  tradeRow(
    "PATCH /api/guides/{shopId}/tours/{placeId}",
    { ...OUTSIDE_TRADE, owner: 403, lapsed: 403, editor: 403, rival: 403, operator: 200 },
    {
      json: { position: 1 },
    },
  ),
  tradeRow("DELETE /api/guides/{shopId}/tours/{placeId}", {
    ...OUTSIDE_TRADE,
    owner: 403,
    lapsed: 403,
    editor: 403,
    rival: 403,
    operator: 204,
  }),
  tradeRow("DELETE /api/tours/{tourId}", {
    ...OUTSIDE_TRADE,
    owner: 403,
    lapsed: 403,
    editor: 403,
    rival: 404,
    operator: 204,
  }),
  row("GET /api/guides/{id}/reviews/earlier", {
    ...OUTSIDE,
    stranger: 403,
    owner: 200,
    lapsed: 403,
    editor: 403,
  }),
  row("GET /api/guides/{hiddenId}/reviews/earlier", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 200,
    editor: 403,
  }),
  row(
    "POST /api/guides/{id}/hand-on",
    { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 403 },
    { json: { name: "Filipa" } },
  ),
  row(
    "POST /api/guides/{hiddenId}/hand-on",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 200, editor: 403 },
    { json: { name: "Filipa" } },
  ),
  row("GET /api/guides/{id}/editors", { ...OUTSIDE, stranger: 403, owner: 200, lapsed: 403, editor: 403 }),
  row("GET /api/guides/{hiddenId}/editors", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 200,
    editor: 403,
  }),
  row(
    "POST /api/guides/{id}/editors",
    { ...OUTSIDE, stranger: 403, owner: 202, lapsed: 403, editor: 403 },
    { json: { email: "beatriz@example.com" } },
  ),
  row(
    "POST /api/guides/{hiddenId}/editors",
    { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 202, editor: 403 },
    { json: { email: "beatriz@example.com" } },
  ),
  row("DELETE /api/guides/{id}/editors/{editorId}", {
    ...OUTSIDE,
    stranger: 403,
    owner: 204,
    lapsed: 403,
    editor: 403,
  }),
  row("DELETE /api/guides/{hiddenId}/editors/{editorId}", {
    ...OUTSIDE,
    stranger: 404,
    owner: 404,
    lapsed: 404,
    editor: 403,
  }),
  row("POST /api/auth/join", { ...SIGNED_IN(400), ...OUTSIDE }, { json: { token: "none" } }),
  row("DELETE /api/guides/{id}", { ...OUTSIDE, stranger: 403, owner: 204, lapsed: 403, editor: 403 }),
  row("DELETE /api/guides/{hiddenId}", { ...OUTSIDE, stranger: 404, owner: 404, lapsed: 204, editor: 403 }),
  row("DELETE /api/account/sessions", { ...OUTSIDE, stranger: 204, owner: 204, lapsed: 204, editor: 204 }),
  row("POST /api/auth/email/verify", everybody(400), { json: { token: "none" } }),
  row("POST /api/auth/email/confirm", everybody(400), { json: { token: "none" } }),
  row("POST /api/auth/email/cancel", everybody(400), { json: { token: "none" } }),
  row("POST /api/auth/sign-in-change/undo", everybody(400), { json: { token: "none" } }),
  row("GET /api/auth/unsubscribe", everybody(303)),
  row("POST /api/auth/unsubscribe", everybody(400), { json: { token: "none" } }),
  row("POST /api/auth/passkey/options", everybody(200)),
  row("POST /api/auth/passkey", everybody(400), { json: {} }),
  row("PATCH /api/account", SIGNED_IN(200), { json: { language: "pt-BR" } }),
  row("PATCH /api/account/role", SIGNED_IN(200), { json: { role: "operator" } }),
  row("POST /api/account/confirm", SIGNED_IN(204), { json: { password: PASSWORD } }),
  row("POST /api/account/password", SIGNED_IN(204), {
    json: { currentPassword: PASSWORD, password: "seven ducks in a row" },
  }),
  row("POST /api/account/email/verify", SIGNED_IN(202)),
  row("POST /api/account/email", SIGNED_IN(202), { json: { email: "another@example.com" } }),
  row("GET /api/account/notifications", SIGNED_IN(200)),
  row("GET /api/push", SIGNED_IN(200)),
  row("PUT /api/push", SIGNED_IN(204), {
    json: {
      endpoint: "https://fcm.googleapis.com/fcm/send/anybody",
      // The example of RFC 8291, section 5
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    },
  }),
  row("DELETE /api/push", SIGNED_IN(204), {
    json: { endpoint: "https://fcm.googleapis.com/fcm/send/anybody" },
  }),
  row("PATCH /api/account/notifications", SIGNED_IN(200), { json: { newReviews: false } }),
  row("GET /api/account/sessions", SIGNED_IN(200)),
  row("DELETE /api/account/sessions/999999", SIGNED_IN(404)),
  row("GET /api/account/passkeys", SIGNED_IN(200)),
  row("POST /api/account/passkeys/options", SIGNED_IN(200)),
  row("POST /api/account/passkeys", SIGNED_IN(400), { json: {} }),
  row("PATCH /api/account/passkeys/999999", SIGNED_IN(404), { json: { name: "Phone" } }),
  row("DELETE /api/account/passkeys/999999", SIGNED_IN(404)),
  row("POST /api/account/two-step", SIGNED_IN(200)),
  row("POST /api/account/two-step/confirm", SIGNED_IN(400), { json: { code: "123456" } }),
  row("POST /api/account/two-step/recovery-codes", SIGNED_IN(409)),
  row("DELETE /api/account/two-step", SIGNED_IN(204)),
  row("POST /api/account/export", SIGNED_IN(200)),
  row("POST /api/account/keep", SIGNED_IN(200)),
  row("DELETE /api/account", SIGNED_IN(202)),
  row("POST /api/admin/two-step", { ...everybody(401), admin: 200 }),
  row("POST /api/admin/two-step/confirm", { ...everybody(401), admin: 400 }, { json: { code: "123456" } }),
  row("DELETE /api/admin/two-step", { ...everybody(401), admin: 204 }),
  row("POST /api/auth/logout", everybody(204)),
];

/** Returns whether a call can be made again with the same response, so that others can share its fixtures. */
export const isRepeatable = ({ call: name }: CallRow): boolean =>
  /^(?:GET|PATCH|PUT) |\/(?:events|report|forgot|options|seen|printed)$/.test(name);

/** Returns a row's method, its path with these ids, and its body. */
export function fill({ call: name, body }: CallRow, ids: Ids) {
  const [method = "", template = ""] = name.split(" ");
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => String(ids[key]));
  return { method, path, ...(typeof body === "function" ? body(ids) : body) };
}
