import { FIRST_REVIEWS } from "#schema/limits.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { collectErrors, hold, isHydrated, PHONE, see } from "./browser.ts";
import { addReview, listReviews, type SampleProfile, makeProfile, signInByCall } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

async function visit(profile: SampleProfile, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await warmContext({ ...PHONE, ...options });
  const page = await context.newPage();
  await page.goto(profile.path);
  if (options.javaScriptEnabled !== false) await isHydrated(page);
  return page;
}
async function visitAsOwner(profile: SampleProfile): Promise<Page> {
  const page = await profile.owner.newPage();
  await page.goto(profile.path);
  await see(page, "Back to Dashboard");
  return page;
}
/** What everybody else gets: the page as it is read, and all of the document with what its scripts know. */
async function servedPage({ path }: SampleProfile): Promise<{ shown: string; all: string }> {
  const all = await (await fetch(origin + path)).text();
  const [shown = ""] = all.split('<script type="application/json"');
  return { shown, all };
}
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

const nameField = (page: Page) => page.getByRole("textbox", { name: "Your name" });
const commentField = (page: Page) => page.getByRole("textbox", { name: "Your review" });
const star = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send review" });
const items = (page: Page) => page.locator("#reviews").getByRole("listitem");
/** The mean and the number of the reviews, as they stand above the list. */
const score = async (page: Page) =>
  /^(\d\.\d)\n+(\d+ reviews?)$/m
    .exec(await page.locator("#reviews").innerText())
    ?.slice(1)
    .join(", ");

async function write(page: Page, name = "Ana Costa", comment = "Warm, funny, never rushed."): Promise<void> {
  await nameField(page).fill(name);
  await commentField(page).fill(comment);
}
const typed = async (page: Page) => [
  await nameField(page).inputValue(),
  await commentField(page).inputValue(),
];

const today = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

describe("a guest", () => {
  it("a guest leaves a review by keys alone, and sees it at once in list, count and mean", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile, { rating: 5 });
    const page = await visit(profile);
    const errors = collectErrors(page);
    await expect.poll(() => star(page, "5 stars").isChecked()).toBe(true);
    await star(page, "5 stars").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => star(page, "3 stars").isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ana Costa");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Warm, funny, never rushed.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await see(page, "Review added");
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await expect.poll(() => items(page).count()).toBe(2);
    const first = items(page).first();
    for (const text of ["Ana Costa", "Warm, funny, never rushed.", today.format(new Date())])
      await first.getByText(text, { exact: true }).waitFor();
    await first.getByRole("img", { name: "3 out of 5 stars" }).waitFor();
    await expect.poll(() => score(page)).toBe("4.0, 2 reviews");
    await page.getByRole("link", { name: "2 reviews" }).waitFor();
    expect(errors).toEqual([]);
    expect((await listReviews(origin, profile)).map(({ rating, name }) => [rating, name])).toEqual([
      [3, "Ana Costa"],
      [5, "Hannah Weiss"],
    ]);
  });

  it("a guest who writes markup sees it as text, here and on the next visit", async () => {
    const profile = await makeProfile();
    const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    const page = await visit(profile);
    const errors = collectErrors(page);
    await write(page, attack, `${attack}\n\u202eright to left`);
    await sendButton(page).click();
    await see(page, "Review added");
    await items(page).locator("p").getByText(attack).waitFor();
    await page.reload();
    await items(page).locator("p").getByText(attack).waitFor();
    await expect.poll(() => page.title()).toBe("Marta Oliveira - Tour Guide Profile");
    await expect.poll(() => page.locator("#reviews img[src]").count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it("a guest who piles marks on a letter paints over no neighbour of that review", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile);
    await addReview(origin, profile, { comment: `Great${"\u0301\u0316".repeat(400)}` });
    await addReview(origin, profile);
    const page = await visit(profile);
    const pile = items(page).nth(1);
    await pile.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await pile.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    const around = () =>
      Promise.all(
        [Math.floor(y) - 81, Math.ceil(y + height) + 1].map((top) =>
          page.screenshot({ clip: { x, y: top, width, height: 80 } }),
        ),
      );
    const piled = await around();
    await pile
      .locator("p")
      .first()
      .evaluate((words) => {
        words.textContent = "Great";
      });
    expect((await around()).map((picture, at) => picture.equals(piled[at] ?? picture))).toEqual([true, true]);
  });

  it("a guest whose phone rings and turns, and who goes back in the middle, reads the chosen stars, keeps the words and leaves one review", async () => {
    const profile = await makeProfile();
    const page = await visit(profile);
    await page.getByText("5 stars", { exact: true }).waitFor();
    await star(page, "4 stars").check();
    await page.getByText("4 stars", { exact: true }).waitFor();
    await write(page);
    // A call covers the page, and the browser may be told to hide it.
    const call = await page.context().newPage();
    await call.bringToFront();
    await call.close();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/login");
    await page.goBack();
    await isHydrated(page);
    await expect.poll(() => typed(page)).toEqual(["Ana Costa", "Warm, funny, never rushed."]);
    await expect.poll(() => star(page, "4 stars").isChecked()).toBe(true);
    await sendButton(page).click();
    await see(page, "Review added");
    await expect.poll(() => listReviews(origin, profile)).toMatchObject([{ rating: 4 }]);
  });

  it("a guest is told when the owner has disabled reviews meanwhile", async () => {
    const profile = await makeProfile();
    const page = await visit(profile);
    await write(page);
    await profile.change({ reviewsEnabled: "false" });
    await sendButton(page).click();
    await see(page, "Reviews Disabled");
    await see(page, "The owner has disabled reviews for this profile.");
    await expect.poll(() => typed(page)).toEqual(["Ana Costa", "Warm, funny, never rushed."]);
    await page.reload();
    await see(page, "This guide has disabled reviews for their profile.");
    await expect.poll(() => sendButton(page).count()).toBe(0);
  });

  it("a guest who turns out to be the owner, signed in in another tab, can't leave a review", async () => {
    const profile = await makeProfile();
    const page = await visit(profile);
    await write(page);
    await signInByCall(page.context(), profile.person);
    await sendButton(page).click();
    await see(page, "Not Allowed");
    await see(page, "You cannot add a review to your own profile");
    await expect.poll(() => listReviews(origin, profile)).toEqual([]);
  });

  it("a guest finds the typed review after a reload, until it is discarded or sent", async () => {
    const page = await visit(await makeProfile());
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft-")));
    const reload = async () => {
      await page.reload();
      await isHydrated(page);
    };
    await write(page);
    await star(page, "3 stars").check({ force: true });
    await expect.poll(async () => (await kept()).length).toBe(1);
    await reload();
    await see(page, "We kept what you typed.");
    await expect.poll(() => typed(page)).toEqual(["Ana Costa", "Warm, funny, never rushed."]);
    await expect.poll(() => star(page, "3 stars").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Throw away" }).click();
    await expect
      .poll(() => star(page, "5 stars").evaluate((radio) => radio === document.activeElement))
      .toBe(true);
    await expect.poll(() => typed(page)).toEqual(["", ""]);
    await expect.poll(() => star(page, "5 stars").isChecked()).toBe(true);
    await expect.poll(kept).toEqual([]);
    await write(page);
    await expect.poll(async () => (await kept()).length).toBe(1);
    await reload();
    await see(page, "We kept what you typed.");
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await expect.poll(kept).toEqual([]);
  });

  it("a guest whose browser stores nothing, or stored something else, types a review as ever", async () => {
    const profile = await makeProfile();
    const page = await visit(profile);
    for (const junk of [
      "{",
      "[]",
      '{"at":1e15,"values":{"name":7,"comment":{}}}',
      '{"at":0,"values":{"name":"Old"}}',
    ]) {
      await page.evaluate(
        ([key, value]) => localStorage.setItem(String(key), String(value)),
        [`draft-review-${profile.guide.uniqueId}`, junk],
      );
      await page.reload();
      await isHydrated(page);
      await expect.poll(() => typed(page)).toEqual(["", ""]);
      await expect.poll(() => page.getByText("We kept what you typed.").count()).toBe(0);
    }
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new Error("refused");
        },
      }),
    );
    await page.reload();
    await isHydrated(page);
    await write(page);
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
  });

  it("a guest who types a review before the scripts have loaded loses nothing", async () => {
    const profile = await makeProfile();
    const context = await warmContext(PHONE);
    const page = await context.newPage();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(profile.path, { waitUntil: "commit" });
    await write(page);
    await star(page, "2 stars").check();
    arrive();
    // Scripted, the form checks itself.
    await page.locator("form[novalidate]").waitFor();
    await expect.poll(() => typed(page)).toEqual(["Ana Costa", "Warm, funny, never rushed."]);
    await sendButton(page).click();
    await see(page, "Review added");
    await expect.poll(() => listReviews(origin, profile)).toMatchObject([{ rating: 2, name: "Ana Costa" }]);
  });
});

describe("a guest at an open page", () => {
  let profile: SampleProfile;
  let page: Page;
  beforeAll(async () => {
    profile = await makeProfile({ paypalLink: "marta" });
    page = await visit(profile);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.reload();
    await isHydrated(page);
  });
  /** Empties the form, after the thanks for an earlier review too; returns how many reviews there are. */
  async function beginReview(): Promise<number> {
    const another = page.getByRole("link", { name: "Write another review" });
    await another.or(sendButton(page)).first().waitFor();
    if (await another.isVisible()) await another.click();
    await write(page, "", "");
    await star(page, "5 stars").check();
    return (await listReviews(origin, profile)).length;
  }

  it("a guest sees a review's error disappear as soon as its field is corrected, and not before", async () => {
    await beginReview();
    await sendButton(page).click();
    await see(page, "Please provide your name");
    await nameField(page).fill(" ");
    await see(page, "Please provide your name");
    await nameField(page).fill("Ana");
    await expect.poll(() => page.getByText("Please provide your name").count()).toBe(0);
    await see(page, "Please provide a review comment");
  });

  it("a guest is told at the fields of a review what is missing, before anything is sent", async () => {
    await beginReview();
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    await write(page, "  ", " ");
    await sendButton(page).click();
    for (const [field, message] of [
      [nameField(page), "Please provide your name"],
      [commentField(page), "Please provide a review comment"],
    ] as const) {
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const id = (await field.getAttribute("aria-describedby")) ?? "";
      await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toBe(message);
    }
    await expect.poll(() => nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    // No star can be taken away by hand: a page that was tampered with is told all the same.
    await page.evaluate(() => {
      for (const radio of document.querySelectorAll<HTMLInputElement>("[name=rating]")) radio.checked = false;
    });
    await sendButton(page).click();
    await see(page, "Rating must be between 1 and 5 stars");
    expect(calls).toEqual([]);
  });

  it("a guest is told what the server refuses in a review, joined by commas, and loses nothing", async () => {
    await beginReview();
    const [name, comment] = ["n".repeat(101), "c".repeat(2001)];
    await write(page, name, comment);
    await sendButton(page).click();
    await see(page, "Please check your review");
    await see(page, "Name must be less than 100 characters, Comment must be less than 2000 characters");
    await expect.poll(() => typed(page)).toEqual([name, comment]);
  });

  it("a guest whose review is as long as a book is told to check the fields", async () => {
    await beginReview();
    await write(page, "Ana", "c".repeat(70_000));
    await sendButton(page).click();
    await see(page, "Please make sure all fields are filled out correctly.");
  });

  it("a guest is led to a tip after a review, whatever its stars, where the guide can be tipped", async () => {
    await beginReview();
    await star(page, "2 stars").check();
    await write(page);
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await page.locator("#reviews").getByRole("link", { name: "Leave a Tip" }).click();
    const sheet = page.getByRole("dialog", { name: "Select payment method" });
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });

  it("a guest copies the review for a platform, letter by letter, also where the clipboard is refused", async () => {
    const elsewhere = await makeProfile();
    const url = "https://www.tripadvisor.pt/Attraction_Review-g189158-d12-Reviews-Marta.html";
    await elsewhere.owner.request.put(`/api/guides/${elsewhere.guide.id}/review-platforms`, {
      data: [{ platform: "Tripadvisor", url }],
    });
    // The stars and whether the review is held change nothing of it.
    for (const { isGranted, stars, comment, thanks } of [
      {
        isGranted: true,
        stars: "5 stars",
        comment: "Warm, funny,\nnever “rushed” 🙂",
        thanks: "It is on the page now.",
      },
      {
        isGranted: false,
        stars: "1 star",
        comment: "Late. See https://walks.example",
        thanks: "We look at it before it is shown, within 7 days.",
      },
    ]) {
      const page = await visit(elsewhere);
      if (isGranted) await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      else
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
          document.execCommand = () => false;
        });
      await star(page, stars).check();
      await write(page, "Ana", comment);
      await sendButton(page).click();
      await see(page, thanks);
      await see(page, "Would you say it here, too?");
      const platform = page.locator("#reviews").getByRole("link", { name: "Tripadvisor" }).first();
      await expect
        .poll(() => platform.getAttribute("href"))
        .toBe("https://www.tripadvisor.pt/UserReviewEdit-g189158-d12");
      await page.getByRole("button", { name: "Copy your review" }).click();
      if (isGranted) {
        await see(page, "Copied. Paste it where you review.");
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(comment);
      } else await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(comment);
    }
  });

  it("a guest types nothing into a review that is on its way, which would go with the form", async () => {
    await beginReview();
    await write(page);
    const release = await hold(page, "**/reviews", "POST");
    await sendButton(page).click();
    await see(page, "Sending...");
    await commentField(page).press("End");
    await page.keyboard.type(" One thing more.");
    await expect.poll(() => typed(page)).toEqual(["Ana Costa", "Warm, funny, never rushed."]);
    release();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
  });

  it("a guest who presses twice leaves one review", async () => {
    const before = await beginReview();
    await write(page);
    await sendButton(page).dblclick();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await expect.poll(() => listReviews(origin, profile)).toHaveLength(before + 1);
    await expect.poll(() => items(page).count()).toBe(before + 1);
  });

  it("a guest who gets no response sends again and leaves one review", async () => {
    const before = await beginReview();
    await write(page);
    // The server has the review; the network loses what it says, also to the second try.
    await page.route("**/reviews", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await see(page, "You are offline");
    await page.unroute("**/reviews");
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await expect.poll(() => listReviews(origin, profile)).toHaveLength(before + 1);
  });

  it("a guest without a network is told so, keeps the review's words, and sends them once it is back", async () => {
    await beginReview();
    await write(page);
    await star(page, "4 stars").check();
    await page.context().setOffline(true);
    await sendButton(page).click();
    await see(page, "You are offline");
    await see(page, "Please check your connection and try again.");
    await expect.poll(() => typed(page)).toEqual(["Ana Costa", "Warm, funny, never rushed."]);
    await expect.poll(() => star(page, "4 stars").isChecked()).toBe(true);
    await page.context().setOffline(false);
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await expect.poll(async () => (await listReviews(origin, profile))[0]).toMatchObject({ rating: 4 });
  });
});

describe("a guest without scripts", () => {
  it("a guest without scripts leaves a review, is thanked, and sees it", async () => {
    const profile = await makeProfile();
    const page = await visit(profile, WITHOUT_SCRIPTS);
    await star(page, "4 stars").check();
    await write(page);
    await sendButton(page).click();
    await page.waitForURL(`${origin}${profile.path}?review=added#reviews`);
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await items(page).getByText("Warm, funny, never rushed.").waitFor();
    await expect.poll(() => score(page)).toBe("4.0, 1 review");
    await page.getByRole("link", { name: "Write another review" }).click();
    await sendButton(page).waitFor();
  });

  it("a guest without scripts gets a refused review back with its errors, and can send it then", async () => {
    const profile = await makeProfile();
    const page = await visit(profile, WITHOUT_SCRIPTS);
    await star(page, "2 stars").check();
    await write(page, " ", 'Two\nlines & "quotes" </textarea><b>');
    await sendButton(page).click();
    await see(page, "Please check your review");
    await expect.poll(() => page.getByText("Please provide your name", { exact: true }).count()).toBe(2);
    await expect.poll(() => star(page, "2 stars").isChecked()).toBe(true);
    await expect.poll(() => commentField(page).inputValue()).toBe('Two\nlines & "quotes" </textarea><b>');
    await nameField(page).fill("Ana");
    await sendButton(page).click();
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    await expect
      .poll(() => listReviews(origin, profile))
      .toMatchObject([{ name: "Ana", rating: 2, comment: 'Two\nlines & "quotes" </textarea><b>' }]);
  });

  it("a guest without scripts is told when reviews are disabled meanwhile", async () => {
    const profile = await makeProfile();
    const page = await visit(profile, WITHOUT_SCRIPTS);
    await write(page);
    await profile.change({ reviewsEnabled: "false" });
    await sendButton(page).click();
    await see(page, "Reviews Disabled");
    await expect.poll(() => listReviews(origin, profile)).toEqual([]);
  });
});

it("the thanks belong to one visit: the address is the page's own again, and another review begins at its first field", async () => {
  const profile = await makeProfile();
  const page = await visit({ ...profile, path: `${profile.path}?review=added#reviews` });
  await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
  await page.waitForURL(`${origin}${profile.path}#reviews`);
  await page.getByRole("link", { name: "Write another review" }).click();
  await sendButton(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("rating");
  await page.reload();
  await sendButton(page).waitFor();
});

describe("sixty reviews", () => {
  let profile: SampleProfile;
  beforeAll(async () => {
    profile = await makeProfile();
    for (let n = 1; n <= 60; n += 1) await addReview(origin, profile, { name: `Guest ${n}` });
  });

  it("a list of sixty reviews shows the newest at once, and the rest on request", async () => {
    const page = await visit(profile);
    await expect.poll(() => items(page).count()).toBe(FIRST_REVIEWS);
    await items(page).first().getByText("Guest 60", { exact: true }).waitFor();
    const more = page.getByRole("button", { name: "Show more reviews" });
    await page.context().setOffline(true);
    await more.click();
    await see(page, "The reviews could not be loaded. Please check your connection and try again.");
    await page.context().setOffline(false);
    // Reading goes on where it stopped.
    for (const reached of [FIRST_REVIEWS, FIRST_REVIEWS + 50]) {
      await more.click();
      await expect
        .poll(() =>
          items(page)
            .nth(reached)
            .evaluate((item) => item === document.activeElement),
        )
        .toBe(true);
    }
    await items(page).nth(59).getByText("Guest 1", { exact: true }).waitFor();
    await expect.poll(() => items(page).count()).toBe(60);
    await expect.poll(() => more.count()).toBe(0);
  });

  it("a list of sixty reviews shows the rest where it was requested before scripts loaded", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/public-page-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(profile.path);
    await page.getByRole("button", { name: "Show more reviews" }).click();
    release();
    await items(page)
      .nth(FIRST_REVIEWS + 49)
      .waitFor();
  });

  it("a list of sixty reviews goes on without scripts by a link, with no button that does nothing", async () => {
    const page = await visit(profile, WITHOUT_SCRIPTS);
    await expect.poll(() => items(page).count()).toBe(FIRST_REVIEWS);
    await expect.poll(() => page.getByRole("button", { name: "Show more reviews" }).isVisible()).toBe(false);
    const more = page.getByRole("link", { name: "Show more reviews" });
    await more.click();
    await expect.poll(() => items(page).count()).toBe(50);
    await expect.poll(() => more.count()).toBe(0);
    await expect.poll(() => score(page)).toBe("5.0, 60 reviews");
  });
});

describe("the owner", () => {
  const deleteButton = (page: Page, name: string) =>
    page.getByRole("button", { name: `Delete review by ${name}` });
  const confirmDelete = (page: Page) =>
    page.getByRole("alertdialog", { name: "Delete review" }).getByRole("button", { name: "Delete" });

  it("the owner deletes a review after a question, and everybody reads that one is missing", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile, { name: "Hannah", rating: 5 });
    await addReview(origin, profile, { name: "Tom", rating: 1 });
    const page = await visitAsOwner(profile);
    await deleteButton(page, "Tom").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => items(page).count()).toBe(2);
    await deleteButton(page, "Tom").click();
    await confirmDelete(page).click();
    await see(page, "Review deleted");
    await expect.poll(() => items(page).count()).toBe(1);
    await expect.poll(() => score(page)).toBe("5.0, 1 review");
    const told =
      "Guests leave reviews on this page. The reviews are not verified. The owner has removed 1 review.";
    await see(page, told);
    await expect
      .poll(() =>
        page.getByRole("heading", { name: "Guest Reviews" }).evaluate((h2) => h2 === document.activeElement),
      )
      .toBe(true);
    const guest = await servedPage(profile);
    for (const text of [told, "Hannah"]) expect(guest.shown).toContain(text);
    expect(guest.all).not.toContain("Tom");
  });

  it("the owner sees a review go that was deleted in another tab, and is told when a deletion fails, which keeps the review", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile, { name: "Ines" });
    const { id } = await addReview(origin, profile, { name: "Tom" });
    const page = await visitAsOwner(profile);
    await profile.owner.request.delete(`/api/reviews/${id}`);
    await deleteButton(page, "Tom").click();
    await confirmDelete(page).click();
    await see(page, "Review deleted");
    await expect.poll(() => items(page).count()).toBe(1);
    await see(
      page,
      "Guests leave reviews on this page. The reviews are not verified. The owner has removed 1 review.",
    );
    await profile.owner.request.post("/api/auth/logout");
    await deleteButton(page, "Ines").click();
    await confirmDelete(page).click();
    await see(page, "There was an error deleting the review.");
    await expect.poll(() => items(page).count()).toBe(1);
  });

  it("the owner reads why there is no form, answers a review, edits the answer and removes it", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile, { name: "Tom" });
    const page = await visitAsOwner(profile);
    await see(page, "You cannot leave reviews on your own profile");
    await expect.poll(() => sendButton(page).count()).toBe(0);
    await page.getByRole("button", { name: "Reply to Tom" }).click();
    const field = page.getByRole("textbox", { name: "Your reply to Tom" });
    await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Save reply" }).click();
    await see(page, "Please write a reply");
    await field.fill("Obrigada, Tom!\n<b>Come back.</b>");
    await page.getByRole("button", { name: "Save reply" }).click();
    await see(page, "Reply saved");

    const guest = await servedPage(profile);
    for (const text of ["Reply from <bdi>Marta Oliveira</bdi>", "Obrigada, Tom!\n&lt;b>Come back.&lt;/b>"])
      expect(guest.shown).toContain(text);

    await page.getByRole("button", { name: "Edit reply to Tom" }).click();
    await expect.poll(() => field.inputValue()).toBe("Obrigada, Tom!\n<b>Come back.</b>");
    await field.fill("Até breve.");
    await page.getByRole("button", { name: "Save reply" }).click();
    await field.waitFor({ state: "detached" });
    await items(page).getByText("Até breve.").waitFor();
    await expect.poll(() => listReviews(origin, profile)).toMatchObject([{ reply: { text: "Até breve." } }]);

    await page.getByRole("button", { name: "Remove reply to Tom" }).click();
    await page
      .getByRole("alertdialog", { name: "Remove reply" })
      .getByRole("button", { name: "Remove" })
      .click();
    await see(page, "Reply removed");
    await expect.poll(() => listReviews(origin, profile)).toMatchObject([{ reply: null }]);
  });

  it("the owner whose reply isn't saved keeps its words, also after a reload", async () => {
    const profile = await makeProfile();
    const { id } = await addReview(origin, profile, { name: "Tom" });
    const page = await visitAsOwner(profile);
    await page.getByRole("button", { name: "Reply to Tom" }).click();
    const field = page.getByRole("textbox", { name: "Your reply to Tom" });
    await field.fill("Obrigada!");
    await profile.owner.setOffline(true);
    await page.getByRole("button", { name: "Save reply" }).click();
    await see(page, "Reply not saved");
    await see(page, "You are offline. Please check your connection and try again.");
    await profile.owner.setOffline(false);
    await page.reload();
    await page.getByRole("button", { name: "Reply to Tom" }).click();
    await expect.poll(() => field.inputValue()).toBe("Obrigada!");
    await profile.owner.request.delete(`/api/reviews/${id}`);
    await page.getByRole("button", { name: "Save reply" }).click();
    await see(page, "The review was deleted.");
    await expect.poll(() => field.inputValue()).toBe("Obrigada!");
  });

  it("the owner who has disabled reviews still sees and deletes them, unlike everybody else", async () => {
    const profile = await makeProfile({ reviewsEnabled: "false" });
    await profile.change({ reviewsEnabled: "true" });
    await addReview(origin, profile, { name: "Hannah" });
    await addReview(origin, profile, { name: "Tom" });
    await profile.change({ reviewsEnabled: "false" });
    const guest = await servedPage(profile);
    for (const text of ["Reviews Disabled", "This guide has disabled reviews for their profile."])
      expect(guest.shown).toContain(text);
    expect(guest.all).not.toContain("Hannah");

    const page = await visitAsOwner(profile);
    await see(
      page,
      "You have disabled reviews for your profile. You can enable them in your profile settings.",
    );
    await expect.poll(() => items(page).count()).toBe(2);
    await expect.poll(() => score(page)).toBe("5.0, 2 reviews");
    // At the top stands what guests see.
    await expect
      .poll(() =>
        page
          .getByRole("region", { name: "Guide" })
          .getByRole("link", { name: /reviews?$/ })
          .count(),
      )
      .toBe(0);
    await deleteButton(page, "Tom").click();
    await confirmDelete(page).click();
    await see(page, "Review deleted");
    await expect.poll(() => items(page).count()).toBe(1);
  });
});
