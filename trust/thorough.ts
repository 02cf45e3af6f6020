/** True in `npm run trust`, where tables are whole (trust/sample-of.ts) and the files below run too. */
export const isThorough = process.env.TRUST === "full";

/**
 * Files that `npm test` leaves to `npm run trust -- T24 T28`, each with what proves the same there in a part of the time.
 * One by itself: `TRUST=full npm run test:e2e -- e2e/backup.test.ts`.
 */
export const THOROUGH_FILES: Record<string, string> = {
  "e2e/backup.test.ts": "ops/backup.test.ts: a backup comes back whole",
  "e2e/lan.test.ts": "local/lan.test.ts: its addresses; e2e/restart.test.ts: the server of `npm start`",
  "e2e/smoke.test.ts": "e2e/self-hosted.test.ts: npm run smoke proves a site by its public address",
  "ops/deploy-again.test.ts": "ops/deploy.test.ts: a first deployment and the one after a failed migration",
};
