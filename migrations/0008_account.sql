CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`credential_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text DEFAULT '[]' NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`proved_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_key` ON `sessions` (`key`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_challenges_expiry` ON `used_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `new_reviews` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`first_review_id` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `new_reviews_due` ON `new_reviews` (`due_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `failed_invoice` text;--> statement-breakpoint
ALTER TABLE `users` ADD `customer_email_due_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `two_step_secret` text;--> statement-breakpoint
ALTER TABLE `users` ADD `two_step_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `two_step_last` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `recovery_codes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `new_review_letters` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `trial_letters` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `trial_letter_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `reviews_letter_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_due_at` integer;--> statement-breakpoint
CREATE INDEX `users_customer_email_due` ON `users` (`customer_email_due_at`) WHERE "users"."customer_email_due_at" is not null;--> statement-breakpoint
CREATE INDEX `users_trial_letter_due` ON `users` (`trial_ends_at`) WHERE "users"."trial_letter_at" is null and "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX `users_deletion_due` ON `users` (`deletion_due_at`) WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
ALTER TABLE `admins` ADD `two_step_secret` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `two_step_at` integer;--> statement-breakpoint
ALTER TABLE `admins` ADD `two_step_last` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `admins` ADD `recovery_codes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `admins` ADD `needs_two_step` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `letters` ADD `detail` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `link_tokens` ADD `email` text DEFAULT '' NOT NULL;