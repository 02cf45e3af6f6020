import { expect, it } from "vitest";
import { expectDocumented, operationOf, takenBy } from "./documented.ts";

const responseOf = (status: number, body: unknown, type = "application/json") =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: body === null ? {} : { "Content-Type": type },
  });
const link = { label: "Website", url: "https://marta.example", until: null };
const LINKS = "/api/guides/12/links";

it.each([
  ["a list as it is described", "GET", LINKS, responseOf(200, [link])],
  ["a refusal with a known code", "GET", LINKS, responseOf(403, { message: "…", code: "not_yours" })],
  ["no content", "DELETE", "/api/tours/3", responseOf(204, null)],
  ["an address that no call has", "GET", "/api/nothing", responseOf(404, {})],
  ["headers alone", "HEAD", LINKS, new Response(null, { headers: { "Content-Type": "application/json" } })],
  ["a page", "GET", "/profile/marta", responseOf(200, {})],
])("a response passes that is %s", async (_, method, path, response) => {
  await expect(expectDocumented(method, path, response)).resolves.toBeUndefined();
});

it.each([
  ["an undeclared property", "GET", LINKS, responseOf(200, [{ ...link, clicks: 7 }])],
  ["a missing property", "GET", LINKS, responseOf(200, [{ label: "Website" }])],
  ["a value of another type", "GET", LINKS, responseOf(200, [{ ...link, until: 7 }])],
  ["an undeclared status", "GET", LINKS, responseOf(409, { message: "…", code: "not_found" })],
  ["an undeclared code", "GET", LINKS, responseOf(403, { message: "…", code: "own_page" })],
  ["another success than the declared one", "DELETE", "/api/tours/3", responseOf(200, {})],
  ["no call in the document", "GET", "/api/nothing", responseOf(200, {})],
  ["another type", "GET", LINKS, responseOf(200, [link], "text/html")],
])("a response fails that has %s", async (_, method, path, response) => {
  await expect(expectDocumented(method, path, response)).rejects.toThrow("as worker/openapi/ describes it");
});

it("an operation is found by what is written out before what is filled in", () => {
  expect([
    operationOf("GET", "/api/guides/id/7"),
    operationOf("GET", "/api/guides/marta-lisbon"),
    operationOf("PATCH", "/api/guides/7?x=1"),
    operationOf("PUT", "/api/guides/7"),
  ]).toEqual(["GET /api/guides/id/{id}", "GET /api/guides/{guide}", "PATCH /api/guides/{guide}", undefined]);
});

it("an operation names its query and the fields of its body", () => {
  expect(takenBy("GET /api/admin/guides").query).toEqual(["q", "sort", "limit", "cursor"]);
  expect(takenBy("POST /api/tours").fields).toContain("priceFrom");
});
