CREATE TABLE `machine_translations` (
	`guide_id` integer NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`source_hash` text NOT NULL,
	`texts` text,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`guide_id`, `language`, `subject`),
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `machine_translations_made` ON `machine_translations` (`made_at`);--> statement-breakpoint
ALTER TABLE `guides` ADD `call_me` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `languages_spoken` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `guides` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `reply_language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `translations` text DEFAULT '{}' NOT NULL;