import { expect } from "vitest";
import { FAILURES, type FailureResponse } from "#schema/failures.ts";
import { type Limit, limitText } from "#schema/filled-failures.ts";
import { fillText } from "#texts/fill.ts";

/** Says a day as failures do: 24 December 2026. */
const longDay = (day: unknown) => {
  const [, month] = /^\d{4}-(\d\d)-\d\d$/.exec(String(day)) ?? [];
  expect(month, `${String(day)} is a day`).toBeDefined();
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(String(day)),
  );
};

/** Expects a failure's sentence to be the only one of its code, and its values and issues to fill it. */
function expectFailure({ message, code, values = {}, errors, issues }: FailureResponse): void {
  if (code === "invalid_input") {
    expect(issues?.map(({ text, values: of }) => fillText(text, of))).toEqual(errors);
    for (const { path, ...issue } of issues ?? [])
      expect({ path: path.map((part) => typeof part), ...issue }).toEqual({
        path: path.map((part) => (Number.isInteger(part) ? "number" : "string")),
        text: expect.any(String),
        values: expect.any(Object),
      });
    expect(errors?.[0]).toBe(message);
    return;
  }
  expect({ errors, issues }).toEqual({ errors: undefined, issues: undefined });
  const text = code === "limit_reached" ? limitText(values as Limit) : FAILURES[code];
  expect(text, `the code ${code} is known`).toBeDefined();
  expect(message).toBe(fillText(text, "date" in values ? { ...values, date: longDay(values.date) } : values));
}

/** The API's calls whose failures aren't of its own making: health has no message. */
const hasOwnShape = (pathname: string): boolean => pathname.startsWith("/api/health");

/** Expects every failure of the API to say what it is. */
export async function expectFailureShape(url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  if (response.status < 400 || !pathname.startsWith("/api/") || hasOwnShape(pathname) || response.bodyUsed)
    return;
  const body = await response.clone().text();
  // The response to HEAD has no body.
  if (body !== "") expectFailure(JSON.parse(body) as FailureResponse);
}
