CREATE TABLE `handles` (
	`hash` text PRIMARY KEY NOT NULL,
	`guide_id` integer,
	`kept_until` integer,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `handles_guide` ON `handles` (`guide_id`,`kept_until`);--> statement-breakpoint
CREATE INDEX `handles_kept` ON `handles` (`kept_until`);--> statement-breakpoint
CREATE UNIQUE INDEX `handles_in_use` ON `handles` (`guide_id`) WHERE "handles"."kept_until" is null;--> statement-breakpoint
ALTER TABLE `guides` ADD `handle` text;--> statement-breakpoint
ALTER TABLE `guides` ADD `handle_changed_at` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `handle_changed_before` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `guides_handle` ON `guides` (`handle`);