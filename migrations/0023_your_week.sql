ALTER TABLE `users` ADD `week_letters` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `week_due_at` integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE `users` ADD `week_letter_in` text;--> statement-breakpoint
CREATE INDEX `users_week_due` ON `users` (`week_due_at`) WHERE "users"."week_letters" and "users"."email_verified_at" is not null and "users"."mail_suppressed_at" is null
          and "users"."deletion_due_at" is null and case "users"."subscription_status" when 'active' then 1 when 'trial' then "users"."trial_ends_at" > "users"."week_due_at" else 0 end;--> statement-breakpoint
CREATE INDEX `users_week_due_free` ON `users` (`week_due_at`) WHERE "users"."week_letters" = 1 and "users"."email_verified_at" is not null and "users"."mail_suppressed_at" is null and "users"."deletion_due_at" is null;