DROP INDEX `users_trial_letter_due`;--> statement-breakpoint
ALTER TABLE `users` ADD `dark_letter_at` integer;--> statement-breakpoint
CREATE INDEX `users_dark_letter_due` ON `users` (`trial_ends_at`) WHERE "users"."dark_letter_at" is null;--> statement-breakpoint
CREATE INDEX `users_trial_letter_due` ON `users` (`trial_ends_at`) WHERE "users"."trial_letter_at" is null;--> statement-breakpoint
ALTER TABLE `guides` ADD `handle_inherited` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `guide_days` ADD `tour_opens` text DEFAULT '{}' NOT NULL;