import { stdin, stdout } from "node:process";
import { text } from "node:stream/consumers";
import { CommandError } from "#local/command-error.ts";

const [ENTER, NEW_LINE, CTRL_C, CTRL_D, BACKSPACE, DELETE] = ["\r", "\n", "\u0003", "\u0004", "\b", "\u007f"];

/** Reads a typed line without showing it. Ctrl-C ends the process. */
function typeHidden(prompt: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let typed: string[] = [];
  const finish = () => {
    stdin.off("data", take).setRawMode(false).pause();
    stdout.write("\n");
  };
  const take = (chunk: string) => {
    for (const character of chunk) {
      if (character === CTRL_C) {
        finish();
        process.exit(130);
      }
      if (character === ENTER || character === NEW_LINE || character === CTRL_D) {
        finish();
        resolve(typed.join(""));
        return;
      }
      if (character === BACKSPACE || character === DELETE) typed = typed.slice(0, -1);
      else typed.push(character);
    }
  };
  stdout.write(prompt);
  stdin.setEncoding("utf8").setRawMode(true).resume().on("data", take);
  return promise;
}

/** Reads the password: typed at the terminal, or the first line of piped input. Throws CommandError where there is none. */
export async function askPassword(prompt: string): Promise<string> {
  if (stdin.isTTY) return typeHidden(prompt);
  const [line = ""] = (await text(stdin)).split(/\r?\n/, 1);
  if (line === "") throw new CommandError("No password: type one at a terminal, or pipe one in.");
  return line;
}
