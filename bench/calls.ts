import type { Caller } from "./counted-copy.ts";
import { FULL } from "./population.ts";

/** `sized`: why a call may read more among more; it is shown, and has a limit of its own. */
export type Call = { as: Caller; call: string; body?: unknown; sized?: { why: string; most: number } };

const call = (as: Caller, text: string, more: Omit<Call, "as" | "call"> = {}): Call => ({
  as,
  call: text,
  ...more,
});
const guest = (text: string, body?: unknown) => call("guest", text, { body });
const owner = (text: string, body?: unknown) => call("owner", text, { body });
const admin = (text: string, body?: unknown) => call("admin", text, { body });

const ID = 777;
/** pages that search engines are shown among many */
const LISTED = 50_000;
const REASON = { reason: "spam" };

/** Every GET of the API's document, and what guests, guides, admins and search engines open beside. */
export const READS: Call[] = [
  guest(`GET /profile/${FULL}`),
  guest(`GET /profile/${FULL}?lang=de`),
  guest(`GET /q/${FULL}/badge`),
  guest(`GET /@walk-${ID}`),
  guest(`GET /profile/${FULL}/tip`),
  guest(`GET /profile/${FULL}/reviews`),
  guest(`GET /profile/${FULL}/report`),
  guest(`GET /profile/${FULL}/contact.vcf`),
  guest(`GET /profile/${FULL}/tip/code.png?way=2`),
  guest("GET /"),
  guest("GET /robots.txt"),
  call("guest", "GET /sitemap.xml", {
    sized: { why: "two rows of each listed page, once an hour", most: 2 * LISTED },
  }),
  guest("GET /sitemap-1.xml"),
  guest("GET /api/auth/unsubscribe?token=none"),
  guest("GET /api/subscriptions/plan"),
  guest("GET /api/openapi.json"),
  guest("GET /api/health"),
  call("monitor", "GET /api/metrics"),
  guest(`GET /api/guides/${FULL}`),
  guest(`GET /api/guides/${FULL}/reviews`),
  guest(`GET /api/guides/${FULL}/reviews?limit=100`),
  guest(`GET /api/guides/${FULL}/review-platforms`),
  guest(`GET /api/guides/${ID}/tours`),
  owner("GET /dashboard"),
  owner("GET /pocket"),
  owner("GET /api/auth/me"),
  owner("GET /api/account/notifications"),
  owner("GET /api/account/sessions"),
  owner("GET /api/account/passkeys"),
  owner("GET /api/user/guides"),
  owner("GET /api/user/reviews"),
  owner("GET /api/user/stats?days=90"),
  owner("GET /api/push"),
  owner(`GET /api/guides/id/${ID}`),
  owner(`GET /api/guides/${ID}/payment-ways`),
  owner(`GET /api/guides/${ID}/links`),
  owner(`GET /api/guides/${ID}/stats?days=90`),
  owner(`GET /api/guides/${ID}/editors`),
  owner(`GET /api/guides/${ID}/reviews/earlier`),
  owner("GET /api/tours"),
  owner("GET /api/subscriptions/status"),
  admin("GET /api/admin/me"),
  admin("GET /api/admin/stats"),
  call("admin", "GET /api/admin/running", { sized: { why: "it counts up to 1,000 of each", most: 8000 } }),
  admin("GET /api/admin/users"),
  admin("GET /api/admin/users?limit=100"),
  admin("GET /api/admin/users?sort=created"),
  admin("GET /api/admin/users?q=lena505@mail5.example"),
  call("admin", "GET /api/admin/users?q=marta", { sized: { why: "the search's own bound", most: 4000 } }),
  admin("GET /api/admin/users?q=example"),
  call("admin", "GET /api/admin/users?q=marta%20family10", {
    sized: { why: "the search's own bound", most: 4000 },
  }),
  admin("GET /api/admin/users?plan=trial"),
  admin("GET /api/admin/users?plan=active"),
  admin("GET /api/admin/users?plan=ending"),
  admin("GET /api/admin/users?plan=inactive"),
  admin("GET /api/admin/guides"),
  admin("GET /api/admin/guides?limit=100"),
  admin("GET /api/admin/guides?sort=updated"),
  admin("GET /api/admin/guides?sort=created"),
  admin(`GET /api/admin/guides?q=${FULL}`),
  call("admin", "GET /api/admin/guides?q=marta", { sized: { why: "the search's own bound", most: 15_000 } }),
  admin("GET /api/admin/guides?q=zoe25@mail25.example"),
  call("admin", "GET /api/admin/guides?q=paypal.me/walker777", {
    sized: { why: "the search's own bound", most: 4000 },
  }),
  admin("GET /api/admin/guides?q=PT500000"),
  admin("GET /api/admin/audit"),
  admin("GET /api/admin/audit?kind=changes"),
  admin("GET /api/admin/audit?action=guide-hide"),
  admin("GET /api/admin/audit?action=review-hide"),
  admin("GET /api/admin/audit?guide=770"),
  admin("GET /api/admin/audit?user=777"),
  admin("GET /api/admin/audit?day=2026-11-21"),
  admin("GET /api/admin/audit?kind=changes&day=2026-11-20"),
  admin("GET /api/admin/reports"),
  admin("GET /api/admin/reports?limit=100"),
  admin("GET /api/admin/reports?status=decided"),
  admin("GET /api/admin/page-reports"),
  admin("GET /api/admin/page-reports?status=decided"),
  admin(`GET /api/admin/users/${ID}`),
  admin("GET /api/admin/users/4"),
];

/** The writes that lists depend on, in an order in which each is admitted. */
export const WRITES: Call[] = [
  guest(`POST /api/guides/${FULL}/reviews`, {
    name: "Ines",
    rating: 5,
    comment: "Tiles, stairs and a slow afternoon",
  }),
  guest(`POST /api/guides/${FULL}/events`, { kind: "share" }),
  guest(`POST /api/reviews/${ID}/report`, REASON),
  guest(`POST /api/guides/${FULL}/report`, { reason: "offensive" }),
  owner(`PATCH /api/guides/${ID}`, { bio: "Changed" }),
  owner(`PUT /api/guides/${ID}/links`, [{ label: "Blog", url: "https://blog.example" }]),
  owner(`PUT /api/reviews/${ID}/reply`, { reply: "Thank you" }),
  owner("POST /api/user/reviews/seen"),
  owner("POST /api/account/export"),
  owner("POST /api/tours", { title: "Sail", description: "Boat", externalLink: "https://book.example" }),
  admin(`POST /api/admin/reviews/${ID}/hide`, REASON),
  admin(`POST /api/admin/reviews/${ID}/restore`),
  admin(`POST /api/admin/guides/${ID}/hide`, REASON),
  admin(`POST /api/admin/guides/${ID}/show`),
  owner(`DELETE /api/reviews/${ID}`),
  owner(`POST /api/guides/${ID}/hand-on`, { name: "Filipa" }),
  admin("DELETE /api/admin/users/4"),
  owner(`DELETE /api/guides/${ID}`),
  owner("DELETE /api/account"),
];
