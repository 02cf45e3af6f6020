CREATE TABLE `week_sums` (
	`week` text PRIMARY KEY NOT NULL,
	`sign_ups` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`canceled` integer DEFAULT 0 NOT NULL,
	`reviews` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `guides` ADD `seen_review_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `hidden_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_plan` ON `users` (`subscription_status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_ending` ON `users` (`created_at`,`id`) WHERE "users"."subscription_ends_at" is not null;--> statement-breakpoint
CREATE INDEX `audit_log_changes` ON `audit_log` (`id`) WHERE "action" not in ('sign-in', 'sign-in-refused', 'sign-out');--> statement-breakpoint
-- From here on written by hand. Reviews of before count as seen.
UPDATE `guides` SET `seen_review_id` = (SELECT coalesce(max(`id`), 0) FROM `reviews`);
--> statement-breakpoint
INSERT INTO `week_sums` (`week`, `sign_ups`)
	SELECT date(`created_at` / 1000, 'unixepoch', 'weekday 0', '-6 days') AS `monday`, count(*) FROM `users` WHERE true GROUP BY `monday`;
--> statement-breakpoint
INSERT INTO `week_sums` (`week`, `reviews`)
	SELECT date(`date` / 1000, 'unixepoch', 'weekday 0', '-6 days') AS `monday`, count(*) FROM `reviews` WHERE true GROUP BY `monday`
	ON CONFLICT (`week`) DO UPDATE SET `reviews` = excluded.`reviews`;
--> statement-breakpoint
CREATE TRIGGER `week_sums_sign_ups` AFTER INSERT ON `users` BEGIN
	INSERT INTO `week_sums` (`week`, `sign_ups`) VALUES (date(NEW.`created_at` / 1000, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (`week`) DO UPDATE SET `sign_ups` = `sign_ups` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `week_sums_paid` AFTER UPDATE OF `subscription_status` ON `users`
WHEN OLD.`subscription_status` <> 'active' AND NEW.`subscription_status` = 'active' BEGIN
	INSERT INTO `week_sums` (`week`, `paid`) VALUES (date('now', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (`week`) DO UPDATE SET `paid` = `paid` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `week_sums_canceled` AFTER UPDATE OF `subscription_ends_at` ON `users`
WHEN NEW.`subscription_status` = 'active' AND OLD.`subscription_status` = 'active'
	AND OLD.`subscription_ends_at` IS NULL AND NEW.`subscription_ends_at` IS NOT NULL BEGIN
	INSERT INTO `week_sums` (`week`, `canceled`) VALUES (date('now', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (`week`) DO UPDATE SET `canceled` = `canceled` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `week_sums_reviews` AFTER INSERT ON `reviews` BEGIN
	INSERT INTO `week_sums` (`week`, `reviews`) VALUES (date(NEW.`date` / 1000, 'unixepoch', 'weekday 0', '-6 days'), 1)
		ON CONFLICT (`week`) DO UPDATE SET `reviews` = `reviews` + 1;
END;
