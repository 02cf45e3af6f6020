/**
 * Files that `npm test` leaves to `npm run test:unit` and `npm run test:e2e`, which CI runs whole, each with what is run of
 * the same. They take half of its time.
 */
export const LEFT_TO_CI: Record<string, string> = {
  // Commands and servers in processes of their own.
  "e2e/backup.test.ts": "ops/backup.test.ts",
  "e2e/image.test.ts": "ops/release.test.ts",
  "e2e/lan.test.ts": "local/lan.test.ts",
  "e2e/self-hosted.test.ts": "local/serve.test.ts",
  "e2e/smoke.test.ts": "local/serve.test.ts",
  "ops/consistency/find.test.ts": "ops/backup.test.ts",
  "ops/deploy-again.test.ts": "ops/deploy.test.ts",
  // Much of one kind: random requests, failing stores, the full cost of a password, large pictures.
  "trust/production.test.ts": "trust/races.test.ts",
  "trust/requests.test.ts": "worker/http/requests.test.ts",
  "worker/auth/hash-throttle.test.ts": "worker/auth/auth.routes.test.ts",
  "worker/images/sizes.test.ts": "worker/images/images.routes.test.ts",
  // What screens say, ask and send is proved in components; these add layout, keys and accessibility.
  "e2e/accessibility.test.ts": "e2e/public-page.test.ts",
  "e2e/account.test.ts": "web/pages/account.component.test.ts",
  "e2e/admin.test.ts": "web/pages/admin-dashboard.component.test.ts",
  "e2e/app-languages.test.ts": "texts/app/texts.test.ts",
  "e2e/dashboard.test.ts": "web/pages/dashboard.component.test.ts",
  "e2e/form-phone.test.ts": "web/features/guides/form/folds.component.test.ts",
  "e2e/form.test.ts": "e2e/form-saves.test.ts",
  "e2e/landing.test.ts": "web/entry-server.test.tsx",
  "e2e/linked-services.test.ts": "web/features/tours/linked-services.component.test.ts",
  "e2e/messages.test.ts": "web/ui/toast.test.ts",
  "e2e/new-ways.test.ts": "web/pages/guide-form-new-ways.component.test.ts",
  "e2e/overview.test.ts": "web/pages/dashboard-day.component.test.ts",
  "e2e/password-reset.test.ts": "web/pages/sign-in.component.test.ts",
  "e2e/payment-ways.test.ts": "web/features/payment-ways/way.component.test.ts",
  "e2e/pictures.test.ts": "worker/images/images.routes.test.ts",
  "e2e/start.test.ts": "web/pages/start.component.test.ts",
  "e2e/team.test.ts": "web/features/guides/team/team.component.test.ts",
  // What guests get is proved in the worker and by the journeys that stay.
  "e2e/counting.test.ts": "web/pages/statistics.component.test.ts",
  "e2e/languages.test.ts": "web/guest/public-page/in-language.test.tsx",
  "e2e/did-it-work.test.ts": "worker/tip-page/tip-said.test.ts",
  "e2e/old-phone.test.ts": "e2e/floor.test.ts",
  "e2e/print-openings.test.ts": "worker/tip-page/tip-code.test.ts",
  "e2e/prints.test.ts": "web/pages/print.component.test.ts",
  "e2e/trusted-reviews.test.ts": "worker/reviews/moderation.test.ts",
  // The drivers of the other engines; the guests' journeys are run in them.
  "engines/engines.test.ts": "engines/journeys/journeys.ts",
  "engines/look/look.test.ts": "engines/journeys/journeys.ts",
};
