import type { Journey } from "../journey.ts";
import { NO_NETWORK } from "../no-network.ts";
import { makeProfile, reviewsOf } from "../people.ts";
import type { Phone } from "../phone.ts";

const WORDS = "Warm, funny, never rushed.";

async function write(guest: Phone): Promise<void> {
  await guest.tap("radio", "4 stars");
  await guest.fill("Your name", "Ana Costa");
  await guest.fill("Your review", WORDS);
}

export const REVIEW: Journey[] = [
  {
    title: "review: a guest leaves one, reads it at once, and after a reload",
    isSeed: true,
    async run({ phone, origin }) {
      const profile = await makeProfile(origin);
      const guest = await phone();
      await guest.visit(profile.path);
      await write(guest);
      await guest.tap("button", "Send review");
      await guest.seeRole("heading", "Thank you for your review");
      await guest.see(WORDS);
      await guest.expect(
        "the stored reviews",
        async () => (await reviewsOf(origin, profile)).map(({ name, rating }) => [name, rating]),
        [["Ana Costa", 4]],
      );
      await guest.tab.reload();
      await guest.see(WORDS);
    },
  },
  {
    title: "review: one written without a network keeps its words, over a reload too, and is sent later",
    async run({ phone, origin, network }) {
      const profile = await makeProfile(origin);
      const guest = await phone();
      await guest.visit(profile.path);
      await write(guest);
      guest.provoke(...NO_NETWORK);
      network.cut();
      await guest.tap("button", "Send review");
      await guest.see(/connection|network/);
      network.mend();
      await guest.visit(profile.path);
      await guest.see("We kept what you typed.");
      await guest.tap("button", "Send review");
      await guest.seeRole("heading", "Thank you for your review");
    },
  },
  {
    title: "review: without scripts a guest leaves one, and a refused one comes back with its words",
    async run({ phone, origin }) {
      const profile = await makeProfile(origin);
      const guest = await phone({ scripts: false });
      await guest.open(profile.path);
      await guest.tap("radio", "2 stars");
      await guest.fill("Your name", " ");
      await guest.fill("Your review", WORDS);
      await guest.tap("button", "Send review");
      await guest.see("Please provide your name");
      await guest.fill("Your name", "Ana Costa");
      await guest.tap("button", "Send review");
      await guest.seeRole("heading", "Thank you for your review");
      await guest.expect(
        "the stored reviews",
        async () => (await reviewsOf(origin, profile)).map(({ comment, rating }) => [comment, rating]),
        [[WORDS, 2]],
      );
    },
  },
  {
    title: "report: a guest reports a review for one of the reasons, and is thanked",
    isSeed: true,
    async run({ phone, origin }) {
      const { path, guide } = await makeProfile(origin);
      const response = await fetch(`${origin}/api/guides/${guide.uniqueId}/reviews`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ name: "Hannah Weiss", rating: 1, comment: "Buy watches." }),
      });
      if (response.status !== 201) throw new Error(`no review: ${response.status}`);
      const guest = await phone();
      await guest.visit(path);
      await guest.tap("link", "Report: Hannah Weiss");
      await guest.seeRole("dialog", "Report this review");
      await guest.tap("radio", /advert|spam/i);
      await guest.tap("button", "Send report");
      await guest.see(/^Thank/);
    },
  },
];
