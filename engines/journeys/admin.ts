import type { Review } from "#schema/review.ts";
import type { Journey } from "../journey.ts";
import { makeProfile, reviewsOf } from "../people.ts";
import type { Phone } from "../phone.ts";

const ADDRESS = "admin@example.com";
const PASSWORD = "lanyard-demo";

async function logIn(phone: Phone): Promise<void> {
  await phone.open("/admin/login");
  await phone.fill("Email", ADDRESS);
  await phone.fill("Password", PASSWORD);
  await phone.tap("button", "Log in");
  await phone.at("/admin/dashboard");
}

/** Calls the API as a guest. Throws unless the call is a success. */
async function post<Body>(address: string, data: object): Promise<Body> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

export const ADMIN: Journey[] = [
  {
    title: "admin: one logs in, finds a user and a profile, hides its page with a reason, and shows it again",
    async run(trip) {
      const { person, guide, path } = await makeProfile(trip.origin, { name: "Ana Costa" });
      const status = async () => (await fetch(trip.origin + path)).status;
      const phone = await trip.phone();
      await logIn(phone);
      await phone.seeRole("heading", "Total Users");
      await phone.tap("tab", "Users");
      await phone.fill("Search", person.email);
      await phone.seeRole("button", `Delete ${person.username}`);
      await phone.tap("tab", "Profiles");
      await phone.fill("Search", guide.uniqueId);
      await phone.tap("button", "Hide page: Ana Costa");
      await phone.fill("Reason", "It asks for card numbers");
      await phone.tap("button", "Hide page");
      await phone.seeRole("button", "Show again: Ana Costa");
      await phone.expect("the page's status", status, 404);
      await phone.tap("button", "Show again: Ana Costa");
      await phone.expect("the page's status", status, 200);
      await phone.tap("button", "Log out");
      await phone.at("/admin/login");
    },
  },
  {
    title: "admin: a reported review is hidden for a reason",
    async run(trip) {
      const profile = await makeProfile(trip.origin);
      const { origin } = trip;
      const name = `Hannah ${profile.guide.id}`;
      const address = `${origin}/api/guides/${profile.guide.uniqueId}/reviews`;
      const review = await post<Review>(address, { name, rating: 1, comment: "Buy watches." });
      await post(`${origin}/api/reviews/${review.id}/report`, { reason: "spam" });
      const phone = await trip.phone();
      await logIn(phone);
      await phone.tap("tab", /^Reports/);
      await phone.tap("button", "Hide review", ["listitem", `Review by ${name}`]);
      await phone.gone("listitem", `Review by ${name}`);
      await phone.expect("the page's reviews", () => reviewsOf(origin, profile), []);
    },
  },
];
