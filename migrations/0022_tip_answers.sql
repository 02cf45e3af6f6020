ALTER TABLE `guides` ADD `tips_go_to` text;--> statement-breakpoint
ALTER TABLE `guide_days` ADD `tips_worked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `guide_days` ADD `tips_failed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `guide_days` ADD `ways_worked` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `guide_days` ADD `ways_failed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `guides` SET `tips_go_to` = 'guide' WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `role` = 'guide');
