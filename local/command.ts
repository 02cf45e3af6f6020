import { parseArgs, type ParseArgsConfig } from "node:util";
import { explain, CommandError } from "./command-error.ts";
import { requireNoneKept } from "./npm-options.ts";

/** A command, called with its arguments. What it throws is printed and ends it with code 1. */
export type Command = (args: string[]) => Promise<void>;

/** Reads a command's arguments. Throws CommandError, with how the command is used, for others than these. */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    requireNoneKept(Object.keys(config.options ?? {}), config.args ?? []);
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError || error instanceof CommandError)
      throw new CommandError(`${error.message}\n${usage}`);
    throw error;
  }
}

/** Runs a command, with this process's arguments where none are given. Sets the process's exit code to 1 when it fails. */
export async function runMain(command: Command, args = process.argv.slice(2)): Promise<void> {
  try {
    await command(args);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
