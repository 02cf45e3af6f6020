import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { type Place, PLACE_OPTIONS, select, withDatabase } from "./admin-sql.ts";

const USAGE = "npm run admin:list -- [--remote [--env NAME]]";

type Row = { email: string; created_at: number; two_step_at: number | null; needs_two_step: number };

function readPlace(): Place {
  try {
    const { remote, env } = parseArgs({ options: PLACE_OPTIONS }).values;
    return { remote, env };
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
  const rows = await withDatabase(readPlace(), (where) => select<Row>(query, where));
  const width = Math.max(0, ...rows.map(({ email }) => email.length));
  for (const row of rows)
    console.log(`${row.email.padEnd(width)}  since ${day(row.created_at)}  ${stepsOf(row)}`);
  console.log(rows.length === 1 ? "1 admin" : `${rows.length} admins`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
