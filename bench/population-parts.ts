/** Numbers of rows: a profile has `reviews / guides` reviews, an account up to two profiles. */
export type PopulationSize = { users: number; guides: number; reviews: number };

/** When the population was made. */
export const POPULATED_AT = Date.parse("2026-11-21T12:00:00Z");
const NOW = POPULATED_AT;
const DAY = 86_400_000;

/** Returns a CTE n(i) of the numbers from `from` to `to`, for statements that insert many rows. */
export const numbers = (from: number, to: number) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;

/** The profile that bench/population.ts makes by hand, and its owner. */
export const FULL_ID = 777;
const OTHERS = `i <> ${FULL_ID}`;

/** What hangs on the accounts: sessions and devices, e-mails, links in e-mails, experiences. */
export const partsOfUsers = (from: number, to: number): string[] => [
  `insert into sessions (key, user_id, device, created_at, last_used_at, proved_at, expires_at) ${numbers(from, to)}
    select printf('s%d-%d', i, k), i, 'Chrome on Android', ${NOW}, ${NOW}, ${NOW}, ${NOW} + 30 * ${DAY}
      from n, (select 1 as k union all select 2)`,
  `insert into push_subscriptions (user_id, session_key, endpoint, p256dh, auth, created_at) ${numbers(from, to)}
    select i, printf('s%d-1', i), 'https://push.example/' || i, 'p', 'a', ${NOW} from n where i % 4 = 0`,
  `insert into passkeys (credential_id, user_id, public_key, counter, name, created_at) ${numbers(from, to)}
    select 'c' || i, i, 'k', 0, 'Phone', ${NOW} from n where i % 10 = 0`,
  `insert into sent_emails (user_id, kind, queued_at, status) ${numbers(from, to)}
    select i, iif(k = 1, 'your-week', 'new-reviews'), ${NOW} - (i % 80) * ${DAY}, iif(i % 500, 'sent', 'failed')
      from n, (select 1 as k union all select 2)`,
  `insert into link_tokens (hash, purpose, email, user_id, expires_at) ${numbers(from, to)}
    select printf('%064x', i), 'unsubscribe', '', i, ${NOW} + 60 * ${DAY} from n where i % 2 = 0`,
  `insert into rate_counters ${numbers(from, to)} select 'told:' || i || ':login', 1, ${NOW} + 60 * ${DAY} from n where i % 5 = 0`,
  `insert into letters (kind, user_id, recipient, detail, queued_at, due_at) ${numbers(from, to)}
    select 'new-reviews', i, 'guest@mail.example', '1', ${NOW}, ${NOW} + 60 * ${DAY} from n where i % 200 = 1`,
  `insert into new_reviews ${numbers(from, to)} select i, 1, ${NOW} + 60 * ${DAY} from n where i % 50 = 0`,
  `insert into stripe_events ${numbers(from, to)} select 'evt_' || i, 'invoice.paid', ${NOW} + 30 * ${DAY} from n where i % 3 = 0`,
  `insert into ended_sessions ${numbers(from, to)} select 'ended-' || i, ${NOW} + 60 * ${DAY} from n where i % 10 = 0`,
  `insert into used_challenges ${numbers(from, to)} select 'used-' || i, ${NOW} + 60 * ${DAY} from n where i % 100 = 0`,
  `insert into removals ${numbers(from, to)} select 1000000 + i, 'left' || i || '@mail.example', null, ${NOW} + 60 * ${DAY} from n where i % 1000 = 0`,
  `insert into pending_deletes ${numbers(from, to)} select i || '/' || i || '.jpg', ${NOW} + 60 * ${DAY} from n where i % 100 = 0`,
  `insert into tours (id, user_id, title, description, external_link, created_at, price_from, currency) ${numbers(from, to)}
    select i + 10, i, 'Tour ' || i, 'A walk.', 'https://book.example/' || i, ${NOW}, 1500, 'EUR' from n where i % 2 and ${OTHERS}`,
  `insert into audit_log (at, admin, action, subject, detail) ${numbers(from, to)}
    select ${NOW} - (${to} - i), 'ben@lanyard.example', iif(i % 2, 'sign-in', 'guide-hide'), iif(i % 2, '', 'guide ' || i), '' from n where i % 5 = 0`,
  `update users set email_verified_at = ${NOW} where id between ${from} and ${to} and id % 10`,
  `update users set customer_id = 'cus_' || id, sync_due_at = ${NOW} + 60 * ${DAY} where id between ${from} and ${to} and id % 3 = 0`,
];

/** What hangs on the profiles: links, ways to be tipped, weeks of visits, editors, addresses, licences, reports of pages. */
export const partsOfGuides = (from: number, to: number, { users }: PopulationSize): string[] => [
  `insert into web_links (guide_id, position, label, url) ${numbers(from, to)}
    select i, k, 'Link ' || k, 'https://guide.example/' || i || '/' || k from n, (select 1 as k union all select 2)`,
  `insert into payment_ways (guide_id, position, kind, value, holder, country) ${numbers(from, to)}
    select i, 1, 'iban', 'PT50' || printf('%021d', i), 'Walker', 'PT' from n`,
  `insert into review_platforms (guide_id, platform, url, created_at) ${numbers(from, to)}
    select i, 'Tripadvisor', 'https://reviews.example/' || i, ${NOW} from n where i % 2 and ${OTHERS}`,
  `insert into guide_tours (guide_id, tour_id, user_id, position, created_at)
    select g.id, t.id, g.user_id, 1, ${NOW} from guides g join tours t on t.id = g.user_id + 10 and t.user_id = g.user_id
      where g.id between ${from} and ${to}`,
  `insert into guide_days (guide_id, day, visits, scans, tip_opens, tip_ways, contacts, hours, marks, ways) ${numbers(from, to)}
    select i, date(${NOW / 1000} - k * 86400, 'unixepoch'), 9, 6, 2, 1, 1, '{"9":6,"15":3}', '{"badge":6}', '{"paypal":1}'
      from n, (select 1 as k union all select 4 union all select 9)`,
  `insert or ignore into guide_editors (guide_id, email, user_id, invited_at, joined_at) ${numbers(from, to)}
    select i, 'editor' || i || '@mail.example', iif(i % 10, (i * 7) % ${users} + 1, null), ${NOW} + ${DAY}, iif(i % 10, ${NOW}, null)
      from n where i % 5 = 0`,
  `insert into guide_contacts ${numbers(from, to)}
    select i, 'ways', 'pt50' || printf('%021d', i) from n union all select i, 'paypalLink', 'paypal.me/walker' || i from n
    union all select i, 'holders', 'walker' from n
    union all select i, 'links', 'guide.example/' || i || '/' || k from n, (select 1 as k union all select 2)
    union all select i, 'platforms', 'reviews.example/' || i from n where i % 2 and ${OTHERS}`,
  `update guides set handle = 'walk-' || id, country = 'PT', currency = 'EUR', time_zone = 'Europe/Lisbon', paypal_link = 'walker' || id
    where id between ${from} and ${to}`,
  `insert into handles ${numbers(from, to)} select printf('%064x', i), i, null from n
    union all select printf('%064x', i + 100000000), i, ${NOW} + 60 * ${DAY} from n where i % 10 = 0`,
  `update guides set licence = json_object('number', 'L-' || id, 'issuer', 'City of Lisbon'), licence_until = '2027-12-31'
    where id between ${from} and ${to} and id % 3 = 0`,
  `update guides set is_listed = 1 where id between ${from} and ${to} and id % 3 = 1`,
  `insert into machine_translations ${numbers(from, to)} select i, 'de', 'profile', 'h', '{}', ${NOW} from n where i % 10 = 0`,
  `insert into page_cases ${numbers(from, to)}
    select i, case i % 5 when 0 then 'urgent' when 1 then 'waiting' else 'decided' end, ${NOW} + i, ${NOW} + i from n where i % 20 < 5`,
  `insert into page_reports (id, guide_id, reason, text, reporter, email, created_at, closed_at) ${numbers(from, to)}
    select 'p' || i, i, 'fraud', 'Not them', 'r' || i, '', ${NOW} + i, iif(i % 5 < 2, null, ${NOW} + i) from n where i % 20 < 5`,
];

/** What hangs on the reviews: what was held or reported, and fingerprints. */
export const partsOfReviews = (from: number, to: number): string[] => [
  `insert into review_cases (review_id, state, at, created_at, held_for, publish_at) ${numbers(from, to)}
    select i, case i % 101 when 0 then 'reported' when 1 then 'held' else 'decided' end, ${NOW} + i, ${NOW} + i,
      iif(i % 101 = 1, 'link', null), iif(i % 101 = 1, ${NOW} + 60 * ${DAY}, null) from n where i % 101 < 5`,
  `update reviews set status = 'held' where id between ${from} and ${to} and id % 101 = 1`,
  `insert into review_reports (id, review_id, reporter, reason, text, email, created_at, closed_at) ${numbers(from, to)}
    select 'r' || i, i, 'k' || i, 'spam', '', '', ${NOW} + i, iif(i % 101, ${NOW} + i, null) from n where i % 101 in (0, 2, 3)`,
  `insert into review_sketches ${numbers(from, to)}
    select i, (i * 7919 + k) % 1000000007 from n, (select 1 as k union all select 2) where i % 20 = 0`,
];

/** A year of the profile that is made by hand, and what stands once. */
export const ONCE = [
  `insert or replace into guide_days (guide_id, day, visits, scans, hours, marks, ways) ${numbers(0, 300)}
    select ${FULL_ID}, date(${NOW / 1000} - i * 86400, 'unixepoch'), 40, 30, '{"9":6}', '{"badge":22}', '{"paypal":3}' from n`,
  `insert or ignore into web_links (guide_id, position, label, url) ${numbers(3, 8)}
    select ${FULL_ID}, i, 'Link ' || i, 'https://guide.example/' || i from n`,
  `insert or ignore into payment_ways (guide_id, position, kind, value, holder, country) ${numbers(2, 6)}
    select ${FULL_ID}, i, 'iban', 'PT51' || printf('%021d', i), 'Walker', 'PT' from n`,
  `insert or ignore into guide_contacts ${numbers(2, 8)} select ${FULL_ID}, 'links', 'guide.example/' || i from n where i > 2
    union all select ${FULL_ID}, 'ways', 'pt51' || printf('%021d', i) from n where i < 7
    union all select ${FULL_ID}, 'platforms', 'reviews.example/' || (i - 1) from n where i < 5`,
  // The hash is that of walk-777.
  `update handles set hash = '{hash}' where guide_id = ${FULL_ID} and kept_until is null`,
  `insert into hourly_runs (began_at, ended_at) ${numbers(1, 168)} select ${NOW} + i * 3600000, ${NOW} + i * 3600000 + 900 from n`,
  `update guides set (review_count, rating_sum) =
    (select count(*), 5 * count(*) from reviews where guide_id = guides.id and status = 'published')`,
  "insert or replace into counters values ('contactsUpTo', (select max(id) from guides))",
];
