import { expect, it } from "vitest";
import { load, screen, see } from "#web/testing/app.ts";
import { ownServer } from "#web/testing/own-server.ts";
import { signOut } from "#web/testing/people.ts";
import { registerOwner } from "#web/testing/plan.ts";

ownServer({ BILLING: "off" });

const PLANS = /€|Subscri|trial|Free Early Access|Your plan|the owner's plan/i;

it.each(["guide", "operator"] as const)(
  "a server without plans shows the dashboard of a new %s without a word about them",
  async (role) => {
    const { guide } = await registerOwner(role);
    await load("/dashboard");
    await see("Marta");
    await screen.findByText("Print your badge");
    expect(screen.queryByRole("region", { name: /^(?:Account|Subscription) Status$/ })).toBeNull();
    expect(document.body.textContent).not.toMatch(PLANS);
    await load(`/print/${guide.id}`);
    await screen.findByRole("heading", { name: "Print your badge" });
    expect(document.body.textContent).not.toMatch(PLANS);
    await load("/account");
    await screen.findByText("New reviews");
    expect(screen.queryByText("Trial ending")).toBeNull();
    expect(screen.queryByRole("region", { name: "Plan" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Plan" })).toBeNull();
    expect(document.body.textContent).not.toMatch(PLANS);
    await signOut();
  },
);

it("a server without plans names no price to who registers", async () => {
  await load("/register");
  await screen.findByRole("button", { name: "Sign up" });
  expect(document.body.textContent).not.toMatch(/Cancel any time|€|trial/);
});
