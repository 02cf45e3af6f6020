import { expect, it } from "vitest";
import { load, screen, see } from "#web/testing/app.ts";
import { ownServer } from "#web/testing/own-server.ts";
import { signOut } from "#web/testing/people.ts";
import { card, cardButton, pressInCard, registerOwner } from "#web/testing/plan.ts";

ownServer({ STRIPE_PRICE_ID: "" });

it("a server without a price shows none, and 'Subscribe' says what it is missing", async () => {
  await registerOwner();
  await load("/dashboard");
  await cardButton("Subscribe");
  await pressInCard("Subscribe");
  await see("Subscription Error");
  await see("Price ID is required");
  expect(card().textContent).not.toMatch(/€|Taxes|could not be loaded|charged/);
  await signOut();
  await load("/register");
  await screen.findByRole("button", { name: "Sign up" });
  expect(document.body.textContent).not.toMatch(/Cancel any time|€/);
});
