CREATE TABLE `page_cases` (
	`guide_id` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_cases_state` ON `page_cases` (`state`,`at`,`guide_id`);--> statement-breakpoint
CREATE TABLE `page_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`guide_id` integer NOT NULL,
	`reporter` text,
	`reason` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_reports_guide` ON `page_reports` (`guide_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `page_reports_reporters` ON `page_reports` (`closed_at`) WHERE "page_reports"."reporter" is not null;--> statement-breakpoint
CREATE INDEX `page_reports_closed` ON `page_reports` (`closed_at`);