ALTER TABLE `guides` ADD `licence` text;--> statement-breakpoint
ALTER TABLE `guides` ADD `licence_checked_at` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `licence_until` text;