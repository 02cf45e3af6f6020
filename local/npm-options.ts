import { CommandError } from "./command-error.ts";

type Environment = Record<string, string | undefined>;

/** The letters of --lan are options of npm's own: --long, --all and --no-yes. */
const VARIABLES: Record<string, string[]> = { lan: ["npm_config_long", "npm_config_all"] };

const variablesOf = (name: string): string[] =>
  VARIABLES[name] ?? [`npm_config_${name.replaceAll("-", "_")}`];

/**
 * Throws CommandError where npm has kept one of a command's options for itself, as it does where no `--` is before it: `npm run
 * deploy --dry-run` would deploy, and `npm run audit --remote` look at this machine. npm tells commands what it has kept.
 */
export function requireNoneKept(
  names: string[],
  args: readonly string[],
  environment: Environment = process.env,
): void {
  const isGiven = (name: string) => args.some((arg) => arg.split("=")[0] === `--${name}`);
  const kept = names.filter(
    (name) => !isGiven(name) && variablesOf(name).every((variable) => environment[variable]),
  );
  if (kept.length === 0) return;
  const options = kept.map((name) => `--${name}`).join(" and ");
  throw new CommandError(`npm kept ${options} for itself: write \`--\` before the options of a command.`);
}
