CREATE TABLE `review_cases` (
	`review_id` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`held_for` text,
	`publish_at` integer,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_cases_state` ON `review_cases` (`state`,`at`,`review_id`);--> statement-breakpoint
CREATE INDEX `review_cases_publish` ON `review_cases` (`publish_at`) WHERE "review_cases"."publish_at" is not null;--> statement-breakpoint
CREATE TABLE `review_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` integer NOT NULL,
	`reporter` text,
	`reason` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_reports_once` ON `review_reports` (`review_id`,`reporter`);--> statement-breakpoint
CREATE INDEX `review_reports_closed` ON `review_reports` (`closed_at`) WHERE "review_reports"."reporter" is not null;--> statement-breakpoint
CREATE TABLE `review_sketches` (
	`review_id` integer NOT NULL,
	`key` integer NOT NULL,
	PRIMARY KEY(`review_id`, `key`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_sketches_key` ON `review_sketches` (`key`,`review_id`);--> statement-breakpoint
ALTER TABLE `reviews` ADD `status` text DEFAULT 'published' NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_shown` ON `reviews` (`guide_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_date` ON `reviews` (`date`);