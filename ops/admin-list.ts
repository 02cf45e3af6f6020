import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { select, whereOf } from "./admin-sql.ts";

const USAGE = "npm run admin:list -- [--remote]";

type Row = { email: string; created_at: number; two_step_at: number | null; needs_two_step: number };

function isRemote(): boolean {
  try {
    return parseArgs({ options: { remote: { type: "boolean", default: false } } }).values.remote;
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Says how an admin signs in. */
const stepsOf = ({ two_step_at: since, needs_two_step: isNeeded }: Row): string => {
  if (since !== null) return `two-step verification since ${day(since)}`;
  return isNeeded ? "has to turn two-step verification on" : "password only";
};

try {
  const query = "select email, created_at, two_step_at, needs_two_step from admins order by email";
  const rows = select<Row>(query, whereOf(isRemote()));
  const width = Math.max(0, ...rows.map(({ email }) => email.length));
  for (const row of rows)
    console.log(`${row.email.padEnd(width)}  since ${day(row.created_at)}  ${stepsOf(row)}`);
  console.log(rows.length === 1 ? "1 admin" : `${rows.length} admins`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
