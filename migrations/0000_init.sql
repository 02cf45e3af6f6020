CREATE TABLE `admins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_email` ON `admins` (`email`);--> statement-breakpoint
CREATE TABLE `ended_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ended_sessions_expiry` ON `ended_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `guide_tours` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guide_id` integer NOT NULL,
	`tour_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`guide_id`,`user_id`) REFERENCES `guides`(`id`,`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tour_id`,`user_id`) REFERENCES `tours`(`id`,`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guide_tours_place" CHECK("guide_tours"."position" in (1, 2, 3, 101, 102, 103))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guide_tours_position` ON `guide_tours` (`guide_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `guide_tours_tour` ON `guide_tours` (`guide_id`,`tour_id`);--> statement-breakpoint
CREATE INDEX `guide_tours_by_tour` ON `guide_tours` (`tour_id`);--> statement-breakpoint
CREATE TABLE `guides` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`unique_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`slot` integer NOT NULL,
	`name` text NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`professional_tag` text DEFAULT 'Tour Guide in NYC' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`instagram` text DEFAULT '' NOT NULL,
	`tiktok` text DEFAULT '' NOT NULL,
	`whatsapp` text DEFAULT '' NOT NULL,
	`linkedin` text DEFAULT '' NOT NULL,
	`tip_link` text DEFAULT '' NOT NULL,
	`paypal_link` text DEFAULT '' NOT NULL,
	`venmo_link` text DEFAULT '' NOT NULL,
	`zelle_link` text DEFAULT '' NOT NULL,
	`stripe_link` text DEFAULT '' NOT NULL,
	`cashapp_link` text DEFAULT '' NOT NULL,
	`buy_me_a_coffee_link` text DEFAULT '' NOT NULL,
	`profile_picture` text,
	`reviews_enabled` text DEFAULT 'true' NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`reviews_removed` integer DEFAULT 0 NOT NULL,
	`creation_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guides_slot" CHECK("guides"."slot" in (1, 2, 3)),
	CONSTRAINT "guides_reviews_enabled" CHECK("guides"."reviews_enabled" in ('true', 'false')),
	CONSTRAINT "guides_picture" CHECK("guides"."profile_picture" not like 'data:%'),
	CONSTRAINT "guides_rating" CHECK("guides"."review_count" >= 0 and "guides"."rating_sum" between "guides"."review_count" and 5 * "guides"."review_count")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guides_unique_id` ON `guides` (`unique_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guides_user_slot` ON `guides` (`user_id`,`slot`);--> statement-breakpoint
CREATE UNIQUE INDEX `guides_id_user` ON `guides` (`id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guides_creation` ON `guides` (`user_id`,`creation_key`);--> statement-breakpoint
CREATE TABLE `pending_deletes` (
	`key` text PRIMARY KEY NOT NULL,
	`queued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_deletes_queued` ON `pending_deletes` (`queued_at`);--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_counters_expiry` ON `rate_counters` (`expires_at`);--> statement-breakpoint
CREATE TABLE `review_platforms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guide_id` integer NOT NULL,
	`platform` text NOT NULL,
	`url` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_platforms_guide` ON `review_platforms` (`guide_id`,`platform`,`url`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guide_id` integer NOT NULL,
	`name` text NOT NULL,
	`rating` integer NOT NULL,
	`comment` text NOT NULL,
	`date` integer NOT NULL,
	`creation_key` text,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reviews_rating" CHECK(typeof("reviews"."rating") = 'integer' and "reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `reviews_guide` ON `reviews` (`guide_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_creation` ON `reviews` (`guide_id`,`creation_key`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`handled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tours` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text,
	`external_link` text NOT NULL,
	`creation_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tours_user` ON `tours` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tours_id_user` ON `tours` (`id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tours_creation` ON `tours` (`user_id`,`creation_key`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'operator' NOT NULL,
	`banner_image` text,
	`operator_name` text DEFAULT '' NOT NULL,
	`subscription_status` text DEFAULT 'trial' NOT NULL,
	`subscription_id` text,
	`customer_id` text,
	`billing_version` integer DEFAULT 0 NOT NULL,
	`trial_ends_at` integer,
	`subscription_ends_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK("users"."role" in ('guide', 'operator'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_customer` ON `users` (`customer_id`);