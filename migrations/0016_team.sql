CREATE TABLE `guide_editors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guide_id` integer NOT NULL,
	`email` text NOT NULL,
	`user_id` integer,
	`invited_at` integer NOT NULL,
	`joined_at` integer,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guide_editors_email` ON `guide_editors` (`guide_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `guide_editors_once` ON `guide_editors` (`guide_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `guide_editors_user` ON `guide_editors` (`user_id`,`guide_id`);--> statement-breakpoint
CREATE INDEX `guide_editors_invited` ON `guide_editors` (`invited_at`) WHERE "guide_editors"."user_id" is null;--> statement-breakpoint
ALTER TABLE `guides` ADD `handed_on_at` integer;--> statement-breakpoint
ALTER TABLE `guides` ADD `earlier_review_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `link_tokens` ADD `editor_id` integer;--> statement-breakpoint
CREATE INDEX `link_tokens_editor` ON `link_tokens` (`editor_id`);