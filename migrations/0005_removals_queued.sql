CREATE INDEX `removals_queued` ON `removals` (`queued_at`);--> statement-breakpoint
CREATE TRIGGER `audit_log_appended` BEFORE INSERT ON `audit_log`
WHEN EXISTS (SELECT 1 FROM `audit_log` WHERE `id` = NEW.`id`) BEGIN
	SELECT RAISE(ABORT, 'the audit log can only grow');
END;
