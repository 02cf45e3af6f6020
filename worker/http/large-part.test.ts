import { describe, expect, it, vi } from "vitest";
import { TooLarge } from "../errors.ts";
import { PICTURE_BEGINS } from "../guides/profile-picture.ts";
import { limitOutside } from "./large-part.ts";

const MAX = 1000;
const MUCH = MAX + 1;
const picture = (bytes: number): string => `"profilePicture":"data:image/png;base64,${"A".repeat(bytes)}"`;

/** Sends a text in chunks of so many bytes; returns how many were taken, and what came of it. */
async function send(text: string, chunk: number) {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(sent, sent + chunk));
        sent += chunk;
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  const tooLarge = () => Promise.resolve(new TooLarge("profile_too_large"));
  const received = await limitOutside(body, { begins: PICTURE_BEGINS, maxBytes: MAX, tooLarge })
    .then((limited) => new Response(limited).text())
    .catch((error: unknown) => error);
  return { received, sent, cancel };
}

describe("the limit of what stands beside a body's large part", () => {
  it.each([1, 7, 64, 100_000])(
    "a large picture is received as it was sent, in chunks of %i bytes",
    async (chunk) => {
      const text = `{"name":"Ana",${picture(20_000)},"bio":"Zażółć 🌍"}`;
      expect((await send(text, chunk)).received).toBe(text);
    },
  );

  it.each([
    ["one long text", `{"bio":"${"b".repeat(50_000)}"}`],
    ["deep nesting", `{"x":${"[".repeat(50_000)}`],
    ["text before the picture", `{"bio":"${"b".repeat(MUCH)}",${picture(50_000)}}`],
    ["text behind the picture", `{${picture(10)},"bio":"${"b".repeat(50_000)}"}`],
    ["a second picture", `{${picture(10)},${picture(50_000)}}`],
    ["a picture of another field", `{"banner":"data:image/png;base64,${"A".repeat(50_000)}"}`],
    [
      "text behind a quote that is escaped",
      `{"profilePicture":"data:image/png;base64,\\"${"[".repeat(50_000)}`,
    ],
    ["letters of several bytes", `{"bio":"${"🌍".repeat(MUCH / 4)}"}`],
  ])("a body with %s is refused", async (_, text) => {
    for (const chunk of [64, 100_000]) expect((await send(text, chunk)).received).toBeInstanceOf(TooLarge);
  });

  it("a picture that nobody reads isn't received", async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new TextEncoder().encode(`{${picture(1000)}`)),
    );
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    const tooLarge = () => Promise.resolve(new TooLarge("profile_too_large"));
    await limitOutside(body, { begins: PICTURE_BEGINS, maxBytes: MAX, tooLarge });
    expect(pull.mock.calls.length).toBeLessThan(3);
  });

  it("a refused body is no longer taken, and its sender is told", async () => {
    const { sent, cancel } = await send(`{"bio":"${"b".repeat(50_000)}"}`, 64);
    expect(sent).toBeLessThan(2 * MAX);
    expect(cancel).toHaveBeenCalledOnce();
  });
});
