import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Editor } from "#schema/editor.ts";
import type { OwnGuide, PublicGuide } from "#schema/guide.ts";
import type { Review } from "#schema/review.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, overflow, PHONE, readQr, see, SMALL_LAPTOP } from "./browser.ts";
import { field, nameField } from "./form-page.ts";
import { letterTo, linkIn } from "./letters.ts";
import { create, makeOperator, type Operator } from "./operators.ts";
import { addReview, bodyOf, makeProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const publicGuide = ({ uniqueId }: { uniqueId: string }) =>
  fetch(`${origin}/api/guides/${uniqueId}`).then((answer) => answer.json() as Promise<PublicGuide>);
const reviewsOf = ({ uniqueId }: { uniqueId: string }) =>
  fetch(`${origin}/api/guides/${uniqueId}/reviews`).then((answer) => answer.json() as Promise<Review[]>);

let addresses = 0;
const newAddress = () => `beatriz-${process.pid}-${++addresses}@example.com`;

async function openTeam(page: Page, name: string): Promise<void> {
  await button(card(page, name), "Team").click();
  await page.getByRole("dialog", { name }).waitFor();
}

describe("a badge and its team, from the invitation to the next wearer", () => {
  let rui: Operator;
  let beatriz: { context: BrowserContext; page: Page; email: string };
  let guide: OwnGuide;
  let errors: string[];

  beforeAll(async () => {
    rui = await makeOperator({ guides: ["Beatriz Sousa", "Tiago Reis"], tours: ["Sunset sail"] });
    await bodyOf(
      rui.context.request.post(`/api/guides/${rui.guides[0]?.id}/tours`, {
        data: { tourId: rui.tours[0]?.id, position: 1 },
      }),
    );
    errors = collectErrors(rui.page);
    const context = await warmContext(PHONE);
    beatriz = { context, page: await context.newPage(), email: newAddress() };
    [guide] = (await bodyOf<OwnGuide[]>(rui.context.request.get("/api/user/guides"))) as [OwnGuide];
  });

  it("the operator invites a guide, who is listed until she joins", async () => {
    const { page } = rui;
    await page.goto("/dashboard");
    await openTeam(page, "Beatriz Sousa");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Their e-mail").fill("nobody");
    await button(dialog, "Send an invitation").click();
    await see(page, "Please enter a valid email");
    await dialog.getByLabel("Their e-mail").fill(beatriz.email);
    await button(dialog, "Send an invitation").click();
    await see(page, "Invitation sent");
    await dialog.getByText("Invited: the letter’s link works for 7 days").waitFor();
    await expect.poll(() => dialog.getByLabel("Their e-mail").inputValue()).toBe("");
  });

  it("she joins on her phone with a name and a password, and lands in the form of her page", async () => {
    const { page, email } = beatriz;
    const letter = await letterTo(email, "You can edit your page");
    await page.goto(linkIn(letter));
    await page.getByRole("heading", { name: "Edit your page" }).waitFor();
    expect(await overflow(page)).toBe(0);
    await button(page, "Edit my page").click();
    await expectNoViolations(page);
    await see(page, "Username must be at least 3 characters");
    await field(page, "Your name").fill("Beatriz");
    await page.getByLabel("Choose a password").fill("a long walk home");
    await button(page, "Edit my page").click();
    await page.waitForURL(`**/edit/${guide.id}`);
    await expect.poll(() => nameField(page).inputValue()).toBe("Beatriz Sousa");
    // Neither address nor experiences are hers to change.
    await expect.poll(() => page.getByText("Page address").count()).toBe(0);
    await expect.poll(() => page.getByText("Sunset sail").count()).toBe(0);
    expect(await overflow(page)).toBe(0);
  });

  it("what she changes is on the page, and nobody asks whose her new name is", async () => {
    const { page } = beatriz;
    await field(page, "Bio").fill("I sing while we walk.");
    await nameField(page).fill("La Sereia");
    await button(page, "Save Changes").first().click();
    await page.waitForURL(`**/profile/${guide.uniqueId}`);
    const now = { name: "La Sereia", bio: "I sing while we walk." };
    await expect.poll(() => publicGuide(guide)).toMatchObject(now);
    await page.getByRole("link", { name: "Edit Profile" }).waitFor();
  });

  it("she answers a review, and can't delete it", async () => {
    const { page } = beatriz;
    await addReview(origin, { guide } as never, { name: "Hannah", comment: "Beatriz sang for us" });
    await page.reload();
    await button(page, "Reply to Hannah").click();
    await page.getByRole("textbox", { name: /reply/i }).fill("Thank you!");
    await button(page, "Save reply").click();
    await expect.poll(async () => (await reviewsOf(guide))[0]?.reply?.text).toBe("Thank you!");
    await expect.poll(() => button(page, "Delete review by Hannah").count()).toBe(0);
  });

  it("her dashboard shows that card only: no plan, nothing to create, to delete or to hand on", async () => {
    const { page } = beatriz;
    await page.goto("/dashboard");
    await card(page, "La Sereia").waitFor();
    await page.getByRole("heading", { name: "Pages you edit" }).waitFor();
    for (const absent of ["Account Status", "Subscription Status", "Create Your Profile", "Banner Image"])
      await expect.poll(() => page.getByText(absent).count()).toBe(0);
    for (const name of ["Team", "Delete"])
      await expect.poll(() => button(card(page, "La Sereia"), name).count()).toBe(0);
    expect(await overflow(page)).toBe(0);
  });

  it("the operator hands her badge to somebody new: the old reviews are gone and the code still scans", async () => {
    const { page } = rui;
    const before = await publicGuide(guide);
    expect(before).toMatchObject({ reviewCount: 1, rating: 5 });
    await page.goto("/dashboard");
    await openTeam(page, "La Sereia");
    await page.getByRole("dialog").getByText(beatriz.email).waitFor();
    await button(page, "Hand the badge on").click();
    const dialog = page.getByRole("dialog", { name: "Hand the badge on" });
    await dialog.getByText("The printed code, and the address it leads to").waitFor();
    await button(dialog, "Hand it on").click();
    await see(page, "Name is required");
    await dialog.getByLabel("Who wears it now?").fill("Filipa Mendes");
    await button(dialog, "Hand it on").click();
    await see(page, "Badge handed on");
    await card(page, "Filipa Mendes").waitFor();

    const after = await publicGuide(guide);
    expect(after).toMatchObject({ name: "Filipa Mendes", bio: "", reviewCount: 0, rating: null });
    expect(await reviewsOf(guide)).toEqual([]);
    await button(card(page, "Filipa Mendes"), "QR code").click();
    const code = page.getByRole("dialog").getByRole("img", { name: /QR code/ });
    await expect.poll(async () => readQr(await code.screenshot())).toBe(guide.url);

    const guest = await warmContext(PHONE);
    const seen = await guest.newPage();
    await seen.goto(guide.url);
    await seen.getByRole("heading", { level: 1, name: "Filipa Mendes" }).waitFor();
    await seen.getByText("Earlier reviews were about a colleague.").waitFor();
    await expect.poll(() => seen.getByText("Beatriz sang for us").count()).toBe(0);
    // What belongs to the place has stayed.
    await seen.getByText("Sunset sail").first().waitFor();
  });

  it("whoever wore it edits no more, and the operator reads the earlier reviews apart", async () => {
    const { page } = beatriz;
    await page.goto("/dashboard");
    await expect.poll(() => card(page, "Filipa Mendes").count()).toBe(0);
    expect((await beatriz.context.request.get(`/api/guides/id/${guide.id}`)).status()).toBe(404);
    await rui.page.goto("/dashboard");
    await openTeam(rui.page, "Filipa Mendes");
    await button(rui.page, "Read them").click();
    await rui.page
      .getByRole("dialog", { name: "Earlier reviews" })
      .getByText("Beatriz sang for us")
      .waitFor();
    expect(errors).toEqual([]);
  });
});

describe("a save that changes the whole name", () => {
  const FULL = { name: "Beatriz Sousa", bio: "I sing.", paypalLink: "beatriz", instagram: "beatriz" };

  async function atTheForm() {
    const profile = await makeProfile(FULL, "Tour Operator");
    await addReview(origin, profile);
    const context = await warmContext(SMALL_LAPTOP);
    await context.addCookies(await profile.owner.cookies());
    const page = await context.newPage();
    await page.goto(`/edit/${profile.guide.id}`);
    await button(page, "Add platform").waitFor();
    await nameField(page).fill("Filipa Mendes");
    return { ...profile, page };
  }
  const save = (page: Page) => button(page, "Save Changes").first().click();

  it("asks whose it is, loses nothing when that is closed, and keeps everything for the same person", async () => {
    const { page, guide } = await atTheForm();
    await save(page);
    const dialog = page.getByRole("dialog", { name: "Who is Filipa Mendes?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => nameField(page).inputValue()).toBe("Filipa Mendes");
    expect((await publicGuide(guide)).name).toBe("Beatriz Sousa");
    await save(page);
    await dialog.getByRole("button", { name: /^Same person/ }).click();
    await page.waitForURL(`**/profile/${guide.uniqueId}`);
    expect(await publicGuide(guide)).toMatchObject({
      name: "Filipa Mendes",
      bio: "I sing.",
      paypalLink: "beatriz",
      reviewCount: 1,
      hasEarlierReviews: false,
    });
  });

  it("hands the badge on to somebody new with what was typed for her, and with nothing of the one before", async () => {
    const { page, guide } = await atTheForm();
    await field(page, "Bio").fill("I know every stone.");
    await save(page);
    await page.getByRole("button", { name: /^Somebody new wears this badge/ }).click();
    await page.waitForURL(`**/profile/${guide.uniqueId}`);
    expect(await publicGuide(guide)).toMatchObject({
      name: "Filipa Mendes",
      bio: "I know every stone.",
      paypalLink: "",
      instagram: "",
      reviewCount: 0,
      hasEarlierReviews: true,
    });
  });
});

describe("the dialogs around a badge", () => {
  let rack: Operator;
  beforeAll(async () => {
    rack = await makeOperator();
  });

  /** The dashboard with a profile of this name among others, and nothing open. */
  async function atDashboard(name: string): Promise<OwnGuide> {
    const { context, page } = rack;
    const list = () => bodyOf<OwnGuide[]>(context.request.get("/api/user/guides"));
    const named = async () => (await list()).find((guide) => guide.name === name);
    if (!(await named())) {
      for (const { id } of await list()) await context.request.delete(`/api/guides/${id}`);
      for (const name of ["Beatriz Sousa", "Tiago Reis", "Ana Lima"])
        await create(context, "/api/guides", { name });
      await page.goto("/dashboard");
    }
    const made = await named();
    if (!made) throw new Error("no profile");
    const dialogs = page.locator("[role=dialog], [role=alertdialog]");
    if ((await dialogs.count()) > 0) await page.keyboard.press("Escape");
    await card(page, name).waitFor();
    return made;
  }

  it("deleting a profile offers to hand the badge on instead", async () => {
    const guide = await atDashboard("Beatriz Sousa");
    const { page } = rack;
    await button(card(page, "Beatriz Sousa"), "Delete").click();
    await button(page, "Hand the badge on instead").click();
    const dialog = page.getByRole("dialog", { name: "Hand the badge on" });
    await dialog.getByLabel("Who wears it now?").fill("Filipa Mendes");
    await button(dialog, "Hand it on").click();
    await card(page, "Filipa Mendes").waitFor();
    expect((await publicGuide(guide)).name).toBe("Filipa Mendes");
  });

  it("a badge that was changed elsewhere meanwhile isn't handed on, and says so", async () => {
    const guide = await atDashboard("Tiago Reis");
    const { context, page } = rack;
    await openTeam(page, "Tiago Reis");
    await button(page, "Hand the badge on").click();
    await bodyOf(context.request.patch(`/api/guides/${guide.id}`, { data: { bio: newAddress() } }));
    await page.getByLabel("Who wears it now?").fill("Filipa Mendes");
    await button(page, "Hand it on").click();
    await page.getByText("This profile was changed in another tab").waitFor();
    expect((await publicGuide(guide)).name).toBe("Tiago Reis");
  });

  it("an editor is removed with one button, at once", async () => {
    const guide = await atDashboard("Ana Lima");
    const { context, page } = rack;
    const path = `/api/guides/${guide.id}/editors`;
    const email = newAddress();
    expect((await context.request.post(path, { data: { email } })).status()).toBe(202);
    await openTeam(page, "Ana Lima");
    await button(page, `Remove ${email}`).click();
    await see(page, "Invitation withdrawn");
    await expect.poll(() => bodyOf<Editor[]>(context.request.get(path))).toEqual([]);
    const seen = await warmContext(PHONE);
    const late = await seen.newPage();
    await late.goto(linkIn(await letterTo(email, "You can edit your page")));
    await field(late, "Your name").fill("Beatriz");
    await late.getByLabel("Choose a password").fill("a long walk home");
    await button(late, "Edit my page").click();
    await late.getByRole("heading", { name: "This link has had its day" }).waitFor();
  });

  it("somebody signed in joins with one button, and has the page beside their own", async () => {
    const { context, guides } = await makeOperator({ guides: ["Beatriz Sousa"] });
    const email = newAddress();
    await context.request.post(`/api/guides/${guides[0]?.id}/editors`, { data: { email } });
    const link = linkIn(await letterTo(email, "You can edit your page"));
    const { owner } = await makeProfile({ name: "Ana Lima" });
    const page = await owner.newPage();
    await page.goto(link);
    await button(page, "Edit it with this account").dblclick();
    await page.waitForURL(`**/edit/${guides[0]?.id}`);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Pages you edit for others" }).waitFor();
    await card(page, "Ana Lima").waitFor();
    await card(page, "Beatriz Sousa").waitFor();
    expect(await overflow(page)).toBe(0);
  });

  it("everybody can use the dialogs, by what axe can find in both themes", async () => {
    const { context, page, guides } = await makeOperator({ guides: ["Beatriz Sousa"] }, PHONE);
    await context.request.post(`/api/guides/${guides[0]?.id}/editors`, { data: { email: newAddress() } });
    await addReview(origin, { guide: guides[0] } as never);
    await bodyOf(
      context.request.post(`/api/guides/${guides[0]?.id}/hand-on`, { data: { name: "Filipa Mendes" } }),
    );
    await page.goto("/dashboard");
    await openTeam(page, "Filipa Mendes");
    await expectNoViolations(page);
    expect(await overflow(page)).toBe(0);
    await button(page, "Hand the badge on").click();
    await page.getByLabel("Who wears it now?").waitFor();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await openTeam(page, "Filipa Mendes");
    await button(page, "Read them").click();
    await page.getByRole("dialog", { name: "Earlier reviews" }).getByText("Warm and funny.").waitFor();
    await expectNoViolations(page);
    await page.goto(`/edit/${guides[0]?.id}`);
    await nameField(page).fill("Rui Costa");
    await button(page, "Save Changes").first().click();
    await page.getByRole("dialog", { name: "Who is Rui Costa?" }).waitFor();
    await expectNoViolations(page);
  });
});
