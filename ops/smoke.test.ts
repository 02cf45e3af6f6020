import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { Client } from "./smoke/client.ts";
import { provePayments } from "./smoke/guide.ts";
import { createReport } from "./smoke/report.ts";
import { provePrice } from "./smoke/visitor.ts";

/** Responds with each of these in turn, and with the last from then on; returns a client of it. */
async function clientOf(...responses: [status: number, body: object][]): Promise<Client> {
  let calls = 0;
  const server = createServer((_, response) => {
    const [status, body] = responses[Math.min(calls++, responses.length - 1)] ?? [500, {}];
    response.writeHead(status, { "Retry-After": "0.01" }).end(JSON.stringify(body));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return new Client(`http://127.0.0.1:${address.port}`);
}

/** Runs a part of smoke against a site that responds so. */
async function report(status: number, billing: object, part = provePayments): Promise<string[]> {
  const lines: string[] = [];
  await part(
    await clientOf([status, billing]),
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

it("npm run smoke fails a site whose price Stripe doesn't tell, and none that sells no plans", async () => {
  const claim = "Stripe says what a plan costs, or none is sold";
  const ask = (status: number, body: object) => report(status, body, provePrice);
  expect(await ask(200, { amount: 900 })).toEqual([`ok      ${claim}`]);
  for (const code of ["billing_off", "payments_off"])
    expect(await ask(503, { code })).toEqual([`ok      ${claim}`]);
  expect(await ask(502, { code: "upstream_failed" })).toEqual([
    expect.stringMatching(/^FAILED {2}Stripe says .*upstream_failed/),
  ]);
});

it("npm run smoke waits where too many people sign in, or its account would stay on a busy site, and not for ever", async () => {
  const busy: [number, object] = [503, { code: "sign_in_busy" }];
  const soon = await clientOf(busy, busy, [200, { ok: true }]);
  expect((await soon.call("/api/account", { method: "DELETE" })).status).toBe(200);
  const never = await clientOf(busy);
  expect((await never.call("/api/auth/login")).status).toBe(503);
  const broken = await clientOf([503, { failing: ["d1"] }], [200, {}]);
  expect((await broken.call("/api/health")).status).toBe(503);
});
