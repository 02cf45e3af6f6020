import { expect, it } from "vitest";
import { isAt, load } from "#web/testing/app.ts";
import { pressFirst, withProfile } from "#web/testing/form-page.ts";

it("pocket mode forgets an account with a sign-out in the app", async () => {
  await withProfile();
  await load("/dashboard");
  localStorage.setItem("pocket", JSON.stringify({ kept: true }));
  await pressFirst("Log out");
  await isAt("/");
  expect(localStorage.getItem("pocket")).toBeNull();
});
