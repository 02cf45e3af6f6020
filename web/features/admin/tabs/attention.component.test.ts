import { waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import type { Running } from "#schema/running.ts";
import {
  addProfile,
  choose,
  endSession,
  keepResponses,
  member,
  open,
  signInAdmin,
} from "#web/testing/admin.ts";
import { first, isAt, press, screen, see, user } from "#web/testing/app.ts";
import { send } from "#web/testing/network.ts";

const RUNNING = /^\/api\/admin\/running$/;
const line = () => within(screen.getByTestId("attention"));
const words = () => screen.getByTestId("attention").textContent ?? "";
const reports = () =>
  first(
    [...document.querySelectorAll("[role=tab]")].filter(({ textContent }) =>
      textContent.startsWith("Reports"),
    ),
  );
const reportsTab = () => reports().textContent;
const openPages = async () => {
  await user.click(reports());
  await press("Pages");
};

const report = (guide: { uniqueId: string }) =>
  send(`/api/guides/${guide.uniqueId}/report`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reason: "impersonation" }),
  });

it("the overview begins with what waits and what failed, and the tab counts reports of reviews and of pages", async () => {
  const owner = await member("Reported");
  const guide = await addProfile(owner, "Reported Page");
  await report(guide);
  const responses = keepResponses<Running>(RUNNING);
  await open("Overview");
  await waitFor(() => expect(words()).toContain("Reports waiting: "));
  const { version, attention } = first(responses);
  const { reviews, pages } = attention.reports;
  expect(pages).toBeGreaterThan(0);
  expect(words()).toContain(`Reports waiting: ${reviews + pages}`);
  for (const text of ["Payments failed in seven days: 0", "E-mails given up in seven days: ", version])
    expect(words()).toContain(text);
  expect(words()).toMatch(/No backup yet|Last backup: /);
  expect(reportsTab()).toBe(`Reports${reviews + pages}`);
  await user.click(line().getByRole("link", { name: /^Reports waiting/ }));
  await press("Pages");
  const page = within(await screen.findByRole("listitem", { name: "Page of Reported Page" }));
  expect(page.getByText(owner.person.email).closest("a")?.getAttribute("href")).toBe(
    `/admin/users/${owner.user.id}`,
  );
  await user.type(page.getByRole("textbox", { name: "Reason" }), "Nothing wrong");
  await user.click(page.getByRole("button", { name: "Close reports" }));
  await see("Reports closed");
  const rest = reviews + pages - 1;
  await waitFor(() => expect(reportsTab()).toBe(`Reports${rest === 0 ? "" : rest}`));
});

it("the tab of reports no longer counts or lists a page that is hidden in the list of profiles", async () => {
  const guide = await addProfile(await member("Hidden"), "Hidden Page");
  await report(guide);
  const responses = keepResponses<Running>(RUNNING);
  await open("Overview");
  await openPages();
  await screen.findByRole("listitem", { name: "Page of Hidden Page" });
  const { reviews, pages } = first(responses).attention.reports;
  await choose("Profiles");
  await user.click(await screen.findByLabelText("Hide page: Hidden Page"));
  const asked = within(await screen.findByRole("dialog", { name: "Hide page" }));
  await user.type(asked.getByRole("textbox", { name: "Reason" }), "Fraud");
  await user.click(asked.getByRole("button", { name: "Hide page" }));
  await see("Page hidden");
  const rest = reviews + pages - 1;
  await waitFor(() => expect(reportsTab()).toBe(`Reports${rest === 0 ? "" : rest}`));
  await openPages();
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Page of Hidden Page" })).toBeNull());
});

it("an admin whose session has ended keeps the reason of a decision that is typed beside a report", async () => {
  await report(await addProfile(await member("Doubted"), "Doubted Page"));
  await open("Overview");
  await user.click(await screen.findByRole("link", { name: /^Reports waiting/ }));
  await press("Pages");
  const page = within(await screen.findByRole("listitem", { name: "Page of Doubted Page" }));
  const reason = page.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  await user.type(reason, "Nothing wrong");
  await endSession();
  await user.click(page.getByRole("button", { name: "Close reports" }));
  await see("You are signed out. Log in in a new tab, then try again. Nothing you typed is lost.");
  expect(reason.value).toBe("Nothing wrong");
  await signInAdmin();
  await user.click(page.getByRole("button", { name: "Close reports" }));
  await see("Reports closed");
  await endSession();
  await press("Decided");
  await isAt("/admin/login");
});
