import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PublicGuide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { Review } from "#schema/review.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, overflow, PHONE, readQr, see } from "./browser.ts";
import { field, nameField } from "./form-page.ts";
import { emailTo, linkIn } from "./emails.ts";
import { confirmAddress, feature, makeOperator } from "./operators.ts";
import { addReview, bodyOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const publicGuide = ({ uniqueId }: { uniqueId: string }) =>
  fetch(`${origin}/api/guides/${uniqueId}`).then((response) => response.json() as Promise<PublicGuide>);
const reviewsOf = ({ uniqueId }: { uniqueId: string }) =>
  fetch(`${origin}/api/guides/${uniqueId}/reviews`).then((response) => response.json() as Promise<Review[]>);

let addresses = 0;
const newAddress = () => `beatriz-${process.pid}-${++addresses}@example.com`;

async function openTeam(page: Page, name: string): Promise<void> {
  await button(card(page, name), "Team").click();
  await page.getByRole("dialog", { name }).waitFor();
}

describe("a badge and its team", () => {
  it("an invited guide joins on her phone and answers a review, and handing her badge on hides the old reviews and keeps the code", async () => {
    const rui = await makeOperator({ guides: ["Beatriz Sousa", "Tiago Reis"], tours: ["Sunset sail"] });
    const [made] = rui.guides;
    const [tour] = rui.tours;
    if (!made || !tour) throw new Error("no profile");
    await feature(rui.context, made, tour);
    const email = newAddress();
    await confirmAddress(rui.context);
    await rui.context.request.post(`/api/guides/${made.id}/editors`, { data: { email } });
    const [guide] = await bodyOf<[OwnGuide]>(rui.context.request.get("/api/user/guides"));
    const errors = collectErrors(rui.page);

    const page = await (await warmContext(PHONE)).newPage();
    await page.goto(linkIn(await emailTo(email, "You can edit your page")));
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

    await addReview(origin, { guide } as never, { name: "Hannah", comment: "Beatriz sang for us" });
    await page.goto(`/profile/${guide.uniqueId}`);
    await page.getByRole("link", { name: "Edit Profile" }).waitFor();
    await button(page, "Reply to Hannah").click();
    await page.getByRole("textbox", { name: /reply/i }).fill("Thank you!");
    await button(page, "Save reply").click();
    await expect.poll(async () => (await reviewsOf(guide))[0]?.reply?.text).toBe("Thank you!");
    await expect.poll(() => button(page, "Delete review by Hannah").count()).toBe(0);
    await page.goto("/dashboard");
    await card(page, "Beatriz Sousa").waitFor();
    expect(await overflow(page)).toBe(0);
    const edgeOf = async (heading: string, edge: "top" | "bottom") =>
      page
        .locator("main section", { has: page.getByRole("heading", { name: heading }) })
        .last()
        .evaluate((part, edge) => part.getBoundingClientRect()[edge], edge);
    await see(page, "Beatriz sang for us");
    await expect
      .poll(async () => (await edgeOf("After the scan", "top")) - (await edgeOf("Latest reviews", "bottom")))
      .toBeGreaterThan(20);
    await page.goto(`/print/${guide.id}`);
    await page.getByRole("radio", { name: "Reviews" }).press("Space");
    await page.getByText("Scan to say how it was").first().waitFor();

    expect(await publicGuide(guide)).toMatchObject({ reviewCount: 1, rating: 5 });
    await rui.page.goto("/dashboard");
    await openTeam(rui.page, "Beatriz Sousa");
    await rui.page.getByRole("dialog").getByText(email).waitFor();
    await button(rui.page, "Hand the badge on").click();
    const dialog = rui.page.getByRole("dialog", { name: "Hand the badge on" });
    await dialog.getByText("The printed code, and the address it leads to").waitFor();
    await button(dialog, "Hand it on").click();
    await see(rui.page, "Name is required");
    await dialog.getByLabel("Who wears it now?").fill("Filipa Mendes");
    await button(dialog, "Hand it on").click();
    await see(rui.page, "Badge handed on");
    await card(rui.page, "Filipa Mendes").waitFor();

    const after = await publicGuide(guide);
    expect(after).toMatchObject({ name: "Filipa Mendes", bio: "", reviewCount: 0, rating: null });
    expect(await reviewsOf(guide)).toEqual([]);
    await button(card(rui.page, "Filipa Mendes"), "QR code").click();
    const code = rui.page.getByRole("dialog").getByRole("img", { name: /QR code/ });
    await expect.poll(async () => readQr(await code.screenshot())).toBe(guide.url);
    expect(errors).toEqual([]);

    const seen = await (await warmContext(PHONE)).newPage();
    await seen.goto(guide.url);
    await seen.getByRole("heading", { level: 1, name: "Filipa Mendes" }).waitFor();
    await seen.getByText("Earlier reviews were about a colleague.").waitFor();
    await expect.poll(() => seen.getByText("Beatriz sang for us").count()).toBe(0);
    // What belongs to the place has stayed.
    await seen.getByText("Sunset sail").first().waitFor();
  });
});

describe("the dialogs around a badge", () => {
  it("everybody can use the dialogs, by what axe can find in both themes", async () => {
    const { context, page, guides } = await makeOperator({ guides: ["Beatriz Sousa"] }, PHONE);
    await confirmAddress(context);
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

  it("a name of 60 letters without a space stays in the team's dialog and in the choice of a print", async () => {
    const name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis";
    const { page } = await makeOperator({ guides: [name, "Rui Costa"] }, PHONE);
    await page.goto("/dashboard");
    await openTeam(page, name);
    const dialog = page.getByRole("dialog", { name });
    await dialog.getByText("with an account of their own").waitFor();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.goto("/print");
    await page.getByRole("link", { name }).waitFor();
    expect(await overflow(page)).toBe(0);
  });
});
