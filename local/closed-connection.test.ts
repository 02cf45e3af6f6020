import { describe, expect, it, vi } from "vitest";
import { retryClosedConnection } from "./closed-connection.ts";

/** An error of the database, as Drizzle, fetch and undici wrap the connection's. */
function queryError(code: string): Error {
  const socket = Object.assign(new Error("other side closed"), { code });
  return new Error("Failed query", { cause: new TypeError("fetch failed", { cause: socket }) });
}

describe("retryClosedConnection", () => {
  it.each(["UND_ERR_SOCKET", "EPIPE", "ECONNRESET"])(
    "a runtime that closed an idle connection, noticed as %s, is asked once more",
    async (code) => {
      const work = vi.fn().mockRejectedValueOnce(queryError(code)).mockResolvedValueOnce("done");
      expect(await retryClosedConnection(work)).toBe("done");
      expect(work).toHaveBeenCalledTimes(2);
    },
  );

  it("a second closed connection and any other failure are passed on", async () => {
    const closed = vi.fn().mockRejectedValue(queryError("UND_ERR_SOCKET"));
    await expect(retryClosedConnection(closed)).rejects.toThrow("Failed query");
    expect(closed).toHaveBeenCalledTimes(2);
    const refused = vi.fn().mockRejectedValue(queryError("ECONNREFUSED"));
    await expect(retryClosedConnection(refused)).rejects.toThrow("Failed query");
    expect(refused).toHaveBeenCalledOnce();
  });
});
