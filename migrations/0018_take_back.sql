ALTER TABLE `link_tokens` ADD `detail` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `link_tokens_held_address` ON `link_tokens` (`email`) WHERE "link_tokens"."purpose" = 'cancel-email';--> statement-breakpoint
CREATE INDEX `letters_held_address` ON `letters` (`recipient`) WHERE "letters"."kind" = 'email-changing';