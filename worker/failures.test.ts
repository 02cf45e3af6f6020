import { describe, expect, it } from "vitest";
import { FEATURED_MAX, PLATFORMS_MAX } from "#schema/limits.ts";
import { call, makeGuide, makePerson, makeTour } from "./testing/factories.ts";

// Every failure that a test meets is checked for its code, values and issues (testing/failure-shape.ts). Here are some in full.

const refusal = async (response: Response) => ({ status: response.status, body: await response.json() });

describe("issues of a failed validation", () => {
  it("a text in another language that is too long is said with its path, text and values", async () => {
    const as = await makePerson();
    const { id } = await makeGuide(as);
    const json = { bio: 5, translations: { de: { bio: "x".repeat(201) } } };
    const refused = await refusal(await call("PATCH", `/api/guides/${id}`, { as, json }));
    expect(refused).toEqual({
      status: 400,
      body: {
        message: "Invalid input",
        code: "invalid_input",
        errors: ["Invalid input", "Bio must be less than 200 characters"],
        issues: [
          { path: ["bio"], text: "Invalid input", values: {} },
          {
            path: ["translations", "de", "bio"],
            text: "{label} must be less than {max} characters",
            values: { label: "Bio", max: 200 },
          },
        ],
      },
    });
  });

  it("a row of a list is said with its place from 0, and its number in the sentence", async () => {
    const as = await makePerson();
    const { id } = await makeGuide(as);
    const holder = "Marta Oliveira";
    const json = [
      { kind: "iban", value: "DE89370400440532013000", holder },
      { kind: "iban", value: "DE89370400440532013001", holder },
      { kind: "number", label: "Bizum", value: "912345678", country: "PT" },
      { kind: "iban", value: "DE89370400440532013000", holder },
    ];
    const { body } = await refusal(await call("PUT", `/api/guides/${id}/payment-ways`, { as, json }));
    expect(body).toMatchObject({
      code: "invalid_input",
      issues: [
        {
          path: [1, "value"],
          text: "Row {row}: This IBAN has a typing mistake. Please check it.",
          values: { row: 2 },
        },
        {
          path: [2, "country"],
          text: "Row {row}: {service} is used in {countries}.",
          values: { row: 3, service: "Bizum", countries: "Spain, Andorra", regions: ["ES", "AD"] },
        },
        {
          path: [3, "value"],
          text: "Row {row}: This is the same as row {other}.",
          values: { row: 4, other: 1 },
        },
      ],
    });
  });

  it.each([
    ["a body that isn't JSON", "POST", "/api/auth/login", { body: "{", type: "application/json" }, []],
    ["a body of another kind", "POST", "/api/auth/login", { json: [] }, []],
    ["a common password", "POST", "/api/auth/register", { json: "password" }, ["password"]],
    ["a query", "GET", "/api/guides/nobody/reviews?limit=x", {}, ["limit"]],
  ])("a failed validation says its path: %s", async (_, method, path, { body, type, json }: Sent, place) => {
    const common = {
      username: "Marta Oliveira",
      email: "common@example.com",
      password: "password123",
      confirmPassword: "password123",
    };
    const refused = await refusal(
      await call(method, path, {
        ...(body && { body }),
        ...(type && { headers: { "Content-Type": type } }),
        ...(json !== undefined && { json: json === "password" ? common : json }),
      }),
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: place }] },
    });
  });
});

type Sent = { body?: string; type?: string; json?: unknown };

describe("values of a failure", () => {
  it("each limit that is reached says of what, and how many there may be", async () => {
    const guide = await makePerson({ role: "guide" });
    const { id } = await makeGuide(guide);
    const again = await call("POST", "/api/guides", { as: guide, json: { name: "Another" } });
    expect(await again.json()).toEqual({
      message: "You can have only one profile",
      code: "limit_reached",
      values: { what: "profiles", max: 1 },
    });
    const add = (n: number) =>
      call("POST", `/api/guides/${id}/review-platforms`, {
        as: guide,
        json: { platform: "Tripadvisor", url: `https://tripadvisor.example/${n}` },
      });
    for (let n = 0; n < PLATFORMS_MAX; n++) expect((await add(n)).status).toBe(201);
    expect(await (await add(PLATFORMS_MAX)).json()).toMatchObject({
      code: "limit_reached",
      values: { what: "platforms", max: PLATFORMS_MAX },
    });
  });

  it("tours of a page are limited as tours, by the page's own number", async () => {
    const as = await makePerson({ role: "operator" });
    const { id } = await makeGuide(as);
    const assign = async () =>
      call("POST", `/api/guides/${id}/tours`, {
        as,
        json: { tourId: (await makeTour(as)).id, position: 1 },
      });
    for (let n = 0; n < FEATURED_MAX; n++) expect((await assign()).status).toBe(201);
    expect(await (await assign()).json()).toEqual({
      message: "A profile can show up to 3 tours",
      code: "limit_reached",
      values: { what: "tours", max: 3 },
    });
  });
});
