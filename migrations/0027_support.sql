CREATE TABLE `sent_emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`queued_at` integer NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sent_emails_user` ON `sent_emails` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `sent_emails_queued` ON `sent_emails` (`queued_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `last_sync_at` integer;--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);