ALTER TABLE `admins` ADD `sessions_from` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `sessions_from` integer;