import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { dumpDatabase, dumpStatements } from "./dump.ts";
import { readStatements, runStatements, writeStatements } from "./sql-file.ts";
import { newFolder } from "#local/testing/new-folder.ts";

function newFile(text: string): string {
  const folder = newFolder();
  const file = join(folder, "database.sql");
  writeFileSync(file, text);
  return file;
}

describe("a file of SQL", () => {
  it("a file is read as its statements, whatever stands in texts, names, comments and triggers", () => {
    const statements = [
      "CREATE TABLE a (b text DEFAULT 'x;y', [c;d] text, \"e;f\" text, `g;h` text);",
      "\nINSERT INTO a VALUES('it''s; a ''text''', '--', '/*', '[');",
      "\n-- a comment; with an end'\nINSERT INTO a VALUES('é🎒;\n;', 1, 2, 3);",
      "\n/* another; ' */ INSERT INTO a VALUES(X'00;', NULL, 1 - -2, 4 / 2);",
      "\nCREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = CASE 1 WHEN 1 THEN 'end;' END; DELETE FROM a; END;",
      "\nCREATE INDEX i ON a (b);",
    ];
    expect([...readStatements(newFile(statements.join("")))]).toEqual(statements);
    expect([...readStatements(newFile("SELECT 1;\n\n"))]).toEqual(["SELECT 1;"]);
    expect([...readStatements(newFile("SELECT 'open"))]).toEqual(["SELECT 'open"]);
    expect([...readStatements(newFile(""))]).toEqual([]);
  });

  it("a database of several megabytes is the same after it was written and read, wherever its parts are cut", () => {
    using database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE t (id integer primary key autoincrement, a text, b blob, c real, d int)");
    const insert = database.prepare("INSERT INTO t (a, b, c, d) VALUES (?, ?, ?, ?)");
    const odd = "';--/*\n*/\"`[]é🎒;END;\r\n\0";
    for (let n = 0; n < 9000; n++)
      insert.run(
        odd.repeat(n % 17) + "x".repeat(n % 251),
        Buffer.from([n % 256, 0]),
        n / 3,
        2n ** 60n + BigInt(n),
      );
    database.exec("CREATE TRIGGER w AFTER INSERT ON t BEGIN UPDATE t SET a = ';' WHERE id = 0; END");
    const file = newFile("");
    writeStatements(file, dumpStatements(database));
    using copy = new DatabaseSync(":memory:");
    runStatements(copy, readStatements(file));
    expect(dumpDatabase(copy)).toBe(dumpDatabase(database));
  });

  it("a file without an end of a statement isn't read into memory as a whole", () => {
    const file = newFile(`INSERT INTO t VALUES('${"x".repeat(2 ** 24)}${"y".repeat(2 ** 21)}');`);
    expect(() => [...readStatements(file)]).toThrow("a statement is too long");
  });
});
