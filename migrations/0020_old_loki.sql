CREATE TABLE `web_links` (
	`guide_id` integer NOT NULL,
	`position` integer NOT NULL,
	`label` text NOT NULL,
	`url` text NOT NULL,
	`until` text,
	PRIMARY KEY(`guide_id`, `position`),
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "web_links_position" CHECK("web_links"."position" between 1 and 8)
);
--> statement-breakpoint
ALTER TABLE `guide_days` ADD `links` integer DEFAULT 0 NOT NULL;