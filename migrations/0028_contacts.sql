CREATE TABLE `guide_contacts` (
	`guide_id` integer NOT NULL,
	`field` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`guide_id`, `field`, `key`),
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guide_contacts_key` ON `guide_contacts` (`key`,`guide_id`);--> statement-breakpoint
CREATE INDEX `sent_emails_failed` ON `sent_emails` (`queued_at`) WHERE "status" = 'failed';--> statement-breakpoint
CREATE INDEX `sent_emails_unpaid` ON `sent_emails` (`queued_at`) WHERE "kind" = 'payment-failed';