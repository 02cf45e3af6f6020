import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

type Statement = BatchItem<"sqlite">;
type Statements = Readonly<Record<string, Statement | readonly Statement[]>>;

type ResultOf<Item> = Item extends Statement
  ? Item["_"]["result"]
  : { [Place in keyof Item]: Item[Place] extends Statement ? Item[Place]["_"]["result"] : never };

/**
 * Runs statements in one transaction, in the order in which they are named, and returns the result of each by its name; of a
 * list of statements the list of results.
 */
export async function batch<Named extends Statements>(
  db: Db,
  named: Named,
): Promise<{ [Name in keyof Named]: ResultOf<Named[Name]> }> {
  const [first, ...others] = Object.values(named).flat();
  const results: unknown[] = first ? await db.batch([first, ...others]) : [];
  const take = (item: Statement | readonly Statement[]): unknown =>
    "length" in item ? item.map(() => results.shift()) : results.shift();
  return Object.fromEntries(Object.entries(named).map(([name, item]) => [name, take(item)])) as {
    [Name in keyof Named]: ResultOf<Named[Name]>;
  };
}
