import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, api, read, serverMessageOf } from "./client.ts";
import { codeOf, issueOf } from "./failure.ts";
import { createQueryClient } from "./query-client.ts";

const respond = (status: number, body: string | null, statusText = "") =>
  vi.stubGlobal("fetch", async () => new Response(body, { status, statusText }));

const failure = async (): Promise<unknown> => read(api.auth.me.$get()).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe("read", () => {
  it("the client's read returns the body of a success, and undefined for 204", async () => {
    respond(200, '{"email":"a@b.co"}');
    expect(await read(api.auth.me.$get())).toEqual({ email: "a@b.co" });
    respond(204, null);
    expect(await read(api.auth.logout.$post())).toBeUndefined();
  });

  it("the client's read throws an ApiError with the status and the body's text", async () => {
    respond(404, '{"message":"Not found"}');
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      message: '404: {"message":"Not found"}',
      serverMessage: "Not found",
    });
  });

  it("the client's read uses the status text when there is no body, and then has no server message", async () => {
    respond(502, "", "Bad Gateway");
    const error = await failure();
    expect(error).toMatchObject({ message: "502: Bad Gateway", body: undefined });
    expect(serverMessageOf(error)).toBeUndefined();
  });

  it.each(["<html>", "null", "[]", '{"message":5}', '{"message":""}'])(
    "the client's read takes no server message from the body %s",
    async (body) => {
      respond(500, body);
      expect(serverMessageOf(await failure())).toBeUndefined();
    },
  );

  it("the client's read keeps the code of a failure and every issue of a failed validation", async () => {
    const issues = [{ path: ["bio"], text: "{label} is long", values: { label: "Bio" } }];
    const body = { message: "Bio is long", code: "invalid_input", errors: ["Bio is long"], issues };
    respond(400, JSON.stringify(body));
    const error = await failure();
    expect(error).toMatchObject({ body: { message: "Bio is long", code: "invalid_input", issues } });
    expect([issueOf(error, "bio"), issueOf(error, "name"), codeOf(error)]).toEqual([
      "Bio is long",
      undefined,
      "invalid_input",
    ]);
  });

  it("the client's read rethrows a failed request unchanged", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failure()).toBeInstanceOf(TypeError);
  });
});

describe("query client", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const retries = (retry: unknown, failures: number, error: Error) =>
    typeof retry === "function" && retry(failures, error);
  const gone = new TypeError("Failed to fetch");

  it("a query is retried once after a server error or a lost response, never after a refusal", () => {
    expect(retries(queries?.retry, 0, gone)).toBe(true);
    expect(retries(queries?.retry, 0, new ApiError(503, ""))).toBe(true);
    expect(retries(queries?.retry, 1, gone)).toBe(false);
    expect(retries(queries?.retry, 0, new ApiError(404, ""))).toBe(false);
  });

  it("a mutation is retried only when no response came", () => {
    expect(retries(mutations?.retry, 0, gone)).toBe(true);
    expect(retries(mutations?.retry, 1, gone)).toBe(false);
    expect(retries(mutations?.retry, 0, new ApiError(503, ""))).toBe(false);
  });

  it("a query's key is its path", () => {
    expect(api.guides.id[":id"].$path({ param: { id: "7" } })).toBe("/api/guides/id/7");
  });
});
