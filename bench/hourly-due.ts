import { DAY, HOUR } from "#schema/durations.ts";
import { numbers, POPULATED_AT } from "./population-parts.ts";

/** A Monday, 07:00 in Lisbon: when the run is measured, and everybody's week is due. */
export const RUN_AT = Date.parse("2026-11-23T07:00:00Z");

/** The keys of a device, as a browser gives them. */
type DeviceKeys = { p256dh: string; auth: string };

/** Statements that make everything due at once that hourly runs do: more of each than a year of good runs leaves to one. */
export const dueStatements = ({ p256dh, auth }: DeviceKeys): string[] => [
  "update handles set guide_id = null where guide_id % 50 = 0",
  `update handles set kept_until = ${RUN_AT - DAY} where kept_until is not null`,
  `update sessions set expires_at = ${RUN_AT - DAY} where user_id % 2 and user_id <> 777`,
  `update ended_sessions set expires_at = ${RUN_AT - DAY}`,
  `update used_challenges set expires_at = ${RUN_AT - DAY}`,
  `update link_tokens set expires_at = ${RUN_AT - DAY}`,
  `update rate_counters set expires_at = ${RUN_AT - DAY}`,
  `update stripe_events set handled_at = ${RUN_AT - 90 * DAY}`,
  `update reviews set date = date - 40 * ${DAY}`,
  `update review_reports set closed_at = ${RUN_AT - 60 * DAY} where closed_at is not null`,
  `update page_reports set closed_at = ${RUN_AT - 60 * DAY} where closed_at is not null`,
  `update guide_editors set invited_at = ${RUN_AT - 60 * DAY} where user_id is null`,
  `update sent_emails set queued_at = ${RUN_AT - 91 * DAY} where user_id % 2`,
  `update machine_translations set made_at = ${RUN_AT - 91 * DAY}`,
  "update counters set value = 0 where name = 'contactsUpTo'",
  "insert or ignore into counters values ('billingOff', 1)",
  `update review_cases set publish_at = ${RUN_AT - HOUR} where publish_at is not null`,
  `update users set trial_ends_at = ${RUN_AT + DAY} where subscription_status = 'trial' and id % 10 = 1`,
  `update users set trial_ends_at = ${RUN_AT - HOUR} where subscription_status = 'trial' and id % 10 = 2`,
  `update new_reviews set due_at = ${RUN_AT - HOUR}`,
  `update users set email_verified_at = ${POPULATED_AT}, week_due_at = 0, created_at = ${RUN_AT - 60 * DAY}`,
  `update letters set due_at = ${RUN_AT - HOUR}, queued_at = ${RUN_AT - HOUR}`,
  `update push_subscriptions set p256dh = '${p256dh}', auth = '${auth}', due_at = ${RUN_AT - HOUR}, review_id = (select max(r.id)
    from reviews r join guides g on g.id = r.guide_id where g.user_id = push_subscriptions.user_id)`,
  `insert or ignore into pending_deletes ${numbers(1, 1)} select 'x', ${RUN_AT - HOUR} from n`,
  `insert or ignore into pending_deletes select id || '/' || id || '.png', ${RUN_AT - HOUR} from users`,
  "update guide_days set day = '2024-01-01' where day = '2026-11-12' and guide_id <> 777",
  `update users set deletion_due_at = ${RUN_AT - HOUR} where id % 100 = 3 and id <> 777`,
  `update removals set queued_at = ${RUN_AT - HOUR}`,
  `update users set customer_email_due_at = ${RUN_AT - HOUR} where customer_id is not null and id % 5 = 0`,
  `update users set sync_due_at = ${RUN_AT - HOUR} where customer_id is not null`,
];
