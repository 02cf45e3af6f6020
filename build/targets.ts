// The floors of docs/decisions/guests.md. The build lowers syntax to them, not methods, which
// e2e/old-browsers.test.ts watches.

/** What guests read. Without a target the build writes media ranges (width >= 900px), which phones of 2020 don't understand. */
export const GUEST_TARGET = ["chrome87", "firefox78", "safari14", "ios14"];
/** What guides, operators and admins work with: what they have is written out for no one. */
export const APP_TARGET = ["chrome100", "firefox100", "safari15.4", "ios15.4"];
