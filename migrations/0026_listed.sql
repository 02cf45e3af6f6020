ALTER TABLE `guides` ADD `is_listed` integer;--> statement-breakpoint
CREATE INDEX `guides_listed` ON `guides` (`is_listed`,`id`) WHERE "is_listed" = 1;