CREATE TABLE `payment_ways` (
	`guide_id` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`holder` text DEFAULT '' NOT NULL,
	`bank` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`guide_id`, `position`),
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_ways_position" CHECK("payment_ways"."position" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE `guides` ADD `country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `currency` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `tip_amounts` text;