CREATE TABLE `hourly_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`began_at` integer NOT NULL,
	`ended_at` integer,
	`has_failed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hourly_runs_began` ON `hourly_runs` (`began_at`);