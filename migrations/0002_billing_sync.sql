ALTER TABLE `users` ADD `sync_due_at` integer;--> statement-breakpoint
CREATE INDEX `users_sync_due` ON `users` (`sync_due_at`) WHERE "users"."sync_due_at" is not null;--> statement-breakpoint
CREATE INDEX `stripe_events_handled` ON `stripe_events` (`handled_at`);