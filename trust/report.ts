/** The outcome of a row whose figure needs a service that couldn't be asked: it is neither held nor missed. */
export const NOT_MEASURED = "not measured";

/** Tells `npm run trust` what a program of its table has measured, and whether the bar is held. */
export function report(id: string, figure: string, held: boolean | typeof NOT_MEASURED): void {
  console.log(`measured ${id}: ${figure}`);
  if (held === NOT_MEASURED) console.log(`${NOT_MEASURED}: ${id}`);
  else if (!held) process.exitCode = 1;
}
