ALTER TABLE `guides` ADD `booking_code` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `tag_bookings` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `price_from` integer;--> statement-breakpoint
ALTER TABLE `tours` ADD `currency` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `duration_minutes` integer;--> statement-breakpoint
ALTER TABLE `tours` ADD `meeting_point` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `languages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `access` text DEFAULT '[]' NOT NULL;