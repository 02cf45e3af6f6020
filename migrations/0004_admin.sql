CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`admin` text NOT NULL,
	`action` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`request_id` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `guide_words` (
	`guide_id` integer NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`guide_id`, `word`),
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guide_words_word` ON `guide_words` (`word`,`guide_id`);--> statement-breakpoint
CREATE TABLE `removals` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`customer_id` text,
	`queued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `user_words` (
	`user_id` integer NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`user_id`, `word`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_words_word` ON `user_words` (`word`,`user_id`);--> statement-breakpoint
CREATE INDEX `guides_created` ON `guides` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `guides_updated` ON `guides` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
INSERT INTO `counters` (`name`, `value`) VALUES
	('users', (SELECT count(*) FROM `users`)),
	('guides', (SELECT count(*) FROM `guides`)),
	('activeSubscribers', (SELECT count(*) FROM `users` WHERE `subscription_status` = 'active'));
--> statement-breakpoint
CREATE TRIGGER `users_inserted` AFTER INSERT ON `users` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'users';
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'activeSubscribers' AND NEW.`subscription_status` = 'active';
END;
--> statement-breakpoint
CREATE TRIGGER `users_deleted` AFTER DELETE ON `users` BEGIN
	UPDATE `counters` SET `value` = `value` - 1 WHERE `name` = 'users';
	UPDATE `counters` SET `value` = `value` - 1 WHERE `name` = 'activeSubscribers' AND OLD.`subscription_status` = 'active';
END;
--> statement-breakpoint
CREATE TRIGGER `users_subscribed` AFTER UPDATE OF `subscription_status` ON `users`
WHEN (OLD.`subscription_status` = 'active') <> (NEW.`subscription_status` = 'active') BEGIN
	UPDATE `counters` SET `value` = `value` + iif(NEW.`subscription_status` = 'active', 1, -1) WHERE `name` = 'activeSubscribers';
END;
--> statement-breakpoint
CREATE TRIGGER `guides_inserted` AFTER INSERT ON `guides` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'guides';
END;
--> statement-breakpoint
CREATE TRIGGER `guides_deleted` AFTER DELETE ON `guides` BEGIN
	UPDATE `counters` SET `value` = `value` - 1 WHERE `name` = 'guides';
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'the audit log can only grow');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_kept` BEFORE DELETE ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'the audit log can only grow');
END;
