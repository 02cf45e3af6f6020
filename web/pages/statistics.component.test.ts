import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Statistics, Sums } from "#schema/statistics.ts";
import { first, isAt, load, screen, see, user } from "#web/testing/app.ts";
import { withProfile } from "#web/testing/form-page.ts";
import { respond } from "#web/testing/network.ts";
import { feature, makeOperator } from "#web/testing/operators.ts";
import { anotherBrowser, call } from "#web/testing/people.ts";

/** Reports an event of a profile's page as a stranger's browser does. */
const report = ({ uniqueId }: { uniqueId: string }, kind: string, detail?: string) =>
  anotherBrowser()("POST", `/api/guides/${uniqueId}/events`, { kind, detail });
/** Waits until the server has counted these. */
const counted = ({ id }: { id: number }, totals: Partial<Sums>) =>
  waitFor(async () =>
    expect((await call<Statistics>("GET", `/api/guides/${id}/stats`)).totals).toMatchObject(totals),
  );
const namesInOrder = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("statistics of several profiles", () => {
  it("the statistics without a profile sum up all of them, sorted by the number that is chosen", async () => {
    const { guides } = await makeOperator({ guides: ["Ana", "Ben"] });
    const [ana, ben] = [first(guides), first(guides.slice(1))];
    await report(ben, "tip-open");
    await report(ben, "contact", "email");
    await report(ana, "contact", "email");
    await report(ana, "contact", "email");
    await counted(ana, { contacts: 2 });
    await counted(ben, { contacts: 1, tipOpens: 1 });
    await load("/stats");
    const all = within(await screen.findByRole("region", { name: "All profiles together" }));
    await waitFor(() => expect(all.getByText("Contacts").nextSibling?.textContent).toContain("3"));
    await user.selectOptions(screen.getByLabelText("Sort by"), "Tip button");
    expect(namesInOrder()).toEqual(["Ben", "Ana"]);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Contacts");
    expect(namesInOrder()).toEqual(["Ana", "Ben"]);
    await user.click(screen.getByRole("link", { name: "Ben" }));
    await isAt(`/stats/${ben.id}`);
    const choice = () => screen.getByLabelText<HTMLInputElement>("Profile");
    await waitFor(() => expect(choice().value).toBe(String(ben.id)));
    await user.selectOptions(choice(), "All profiles");
    await isAt("/stats");
  });

  it("the statistics of a profile say which tours were opened", async () => {
    const { guides, tours } = await makeOperator({ guides: ["Ana"], tours: ["Fado night"] });
    const [ana, tour] = [first(guides), first(tours)];
    await feature(ana, tour);
    await report(ana, "tour", String(tour.id));
    await counted(ana, { tours: 1 });
    const few = await call<Statistics>("GET", `/api/guides/${ana.id}/stats`);
    // Charts begin at some visits, which a component test can't make.
    respond("GET", /\/stats\?/, () =>
      Promise.resolve(Response.json({ ...few, totals: { ...few.totals, visits: 12_345 } })),
    );
    await load(`/stats/${ana.id}`);
    await see("Tours they opened");
    await see("Fado night");
    await see("12,345");
  });

  it("the statistics of a profile say how many guests said that a way worked, in its list and in the table of days", async () => {
    const { guide } = await withProfile({ paypalLink: "marta" });
    await report(guide, "tip-way", "paypalLink");
    await report(guide, "tip-way", "paypalLink");
    await report(guide, "tip-worked", "paypal");
    await counted(guide, { tipWays: 2, tipsWorked: 1 });
    const few = await call<Statistics>("GET", `/api/guides/${guide.id}/stats`);
    // Charts begin at some visits, which a component test can't make.
    respond("GET", /\/stats\?/, () =>
      Promise.resolve(Response.json({ ...few, totals: { ...few.totals, visits: 40 } })),
    );
    await load(`/stats/${guide.id}`);
    await see("2 opened, 1 said it worked");
    for (const name of ["Said it worked", "Said it didn’t"]) screen.getByRole("columnheader", { name });
  });

  it("the statistics without a profile show the only one", async () => {
    const { guide } = await withProfile();
    await load("/stats");
    await see("No scans yet");
    expect(screen.queryByText("All profiles together")).toBeNull();
    expect(guide.id).toBeGreaterThan(0);
  });
});

it("a profile's days are changed to this device's time zone, and the focus is at the sentence that says so", async () => {
  const { guide } = await withProfile();
  await call("PATCH", `/api/guides/${guide.id}`, { timeZone: "Asia/Tokyo" });
  await load(`/stats/${guide.id}`);
  await user.click(await screen.findByRole("button", { name: /^Use / }));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^A day begins and ends as in (?!Asia)/),
  );
  expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();
});
