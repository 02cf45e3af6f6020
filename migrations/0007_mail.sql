CREATE TABLE `letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`user_id` integer NOT NULL,
	`recipient` text NOT NULL,
	`queued_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `letters_due` ON `letters` (`due_at`);--> statement-breakpoint
CREATE INDEX `letters_user` ON `letters` (`user_id`,`kind`);--> statement-breakpoint
CREATE TABLE `link_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_tokens_user` ON `link_tokens` (`user_id`,`purpose`,`expires_at`);--> statement-breakpoint
CREATE INDEX `link_tokens_expiry` ON `link_tokens` (`expires_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `mail_suppressed_at` integer;