CREATE TABLE `guide_days` (
	`guide_id` integer NOT NULL,
	`day` text NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`tip_opens` integer DEFAULT 0 NOT NULL,
	`tip_ways` integer DEFAULT 0 NOT NULL,
	`contacts` integer DEFAULT 0 NOT NULL,
	`saved_contacts` integer DEFAULT 0 NOT NULL,
	`tours` integer DEFAULT 0 NOT NULL,
	`review_opens` integer DEFAULT 0 NOT NULL,
	`shares` integer DEFAULT 0 NOT NULL,
	`hours` text DEFAULT '{}' NOT NULL,
	`marks` text DEFAULT '{}' NOT NULL,
	`ways` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`guide_id`, `day`),
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guide_days_day` ON `guide_days` (`day`);--> statement-breakpoint
ALTER TABLE `users` ADD `first_steps_put_away_at` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `time_zone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `printed_at` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `tried_at` integer;