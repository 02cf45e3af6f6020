import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { Client } from "./smoke/client.ts";
import { provePayments } from "./smoke/guide.ts";
import { createReport } from "./smoke/report.ts";

/** Runs that part of smoke against a site that answers so. */
async function report(status: number, billing: object): Promise<string[]> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(billing)));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  const lines: string[] = [];
  await provePayments(
    new Client(`http://127.0.0.1:${address.port}`),
    createReport((line) => lines.push(line)),
  );
  return lines;
}

it("npm run smoke fails a site whose payments go to a stand-in on its own machine", async () => {
  const claim = "payments lead to a page that others can open";
  expect(await report(200, { status: "trial", standIn: "http://127.0.0.1:44087" })).toEqual([
    `FAILED  ${claim}: "http://127.0.0.1:44087"`,
  ]);
  expect(await report(200, { status: "trial", standIn: null })).toEqual([`ok      ${claim}`]);
  expect(await report(503, { message: "no" })).toEqual([`FAILED  ${claim}`]);
});
