import { expect, it } from "vitest";
import { renderLanding } from "./landing-html.tsx";

const TEMPLATE = "<html><head><!--head--></head><body><!--body--><!--state--></body></html>";
const landing = (example: string): string =>
  renderLanding(TEMPLATE, {
    address: "https://lanyard.example/",
    example,
    cookies: "",
    accepted: "en",
    plan: undefined,
  });

it("the landing page leads to the profile that is its example", () => {
  expect(landing("marta-lisbon")).toMatch(
    /<a [^>]*href="\/profile\/marta-lisbon"[^>]*>See a guide’s page<\/a>/,
  );
});

it("the landing page without an example leads to no profile", () => {
  expect(landing("")).not.toContain("/profile/");
});
