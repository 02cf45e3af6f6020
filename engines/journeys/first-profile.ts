import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Guide } from "#schema/guide.ts";
import { BLUE, phonePhoto, RED } from "../../e2e/photo.ts";
import { linkOfEmail } from "../emails.ts";
import type { Journey } from "../journey.ts";
import { newcomer } from "../people.ts";
import { guideOnPhone, newcomerOnPhone } from "../signed-in.ts";

/** Reads the colours of a picture near its upper and its lower edge. Runs in the page. */
async function edges(address: string): Promise<number[][]> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  return [0.1, 0.9].map((part) =>
    Array.from(context?.getImageData(width / 2, height * part, 1, 1).data ?? []).slice(0, 3),
  );
}

/** Whether two colours are the same but for grain and compression. */
const isNear = (seen: readonly number[] = [], meant: readonly number[]): boolean =>
  meant.every((part, index) => Math.abs(part - (seen[index] ?? Infinity)) < 40);

export const FIRST_PROFILE: Journey[] = [
  {
    title:
      "register: a guide signs up, comes to the dashboard, and confirms the address by the e-mail's link",
    async run(trip) {
      const person = newcomer();
      const phone = await trip.phone();
      await phone.open("/register");
      await phone.fill("Username", person.username);
      await phone.fill("Email", person.email);
      await phone.fill("Password", person.password);
      await phone.fill("Confirm password", person.password);
      await phone.tapText("Tour Guide");
      await phone.tap("button", "Sign up");
      await phone.at("/dashboard");
      await phone.see("Create Your First Profile");
      await phone.open(await linkOfEmail(trip, person.email, "Confirm your e-mail"));
      await phone.tap("button", "Confirm this address");
      await phone.seeRole("heading", "Confirmed");
      await phone.tap("link", "Go to my dashboard");
      await phone.see("Create Your First Profile");
    },
  },
  {
    title:
      "login: a wrong password keeps the address, the right one leads to the dashboard, the menu logs out",
    async run(trip) {
      const { person } = await guideOnPhone(trip);
      const phone = await trip.phone();
      // Whoever logs out leaves before all that was asked for has come, which WebKit calls an error of the page.
      phone.provoke(/^Fetch API cannot load \S+ due to access control checks/);
      await phone.open("/login");
      await phone.fill("Email", person.email);
      await phone.fill("Password", "not this one");
      await phone.tap("button", "Log in");
      await phone.see("Invalid email or password");
      await phone.fill("Password", person.password);
      await phone.tap("button", "Log in");
      await phone.at("/dashboard");
      await phone.see("Marta Oliveira");
      await phone.tap("button", "Menu");
      await phone.tap("button", "Log out");
      await phone.see("Logged out");
    },
  },
  {
    title: "first profile: a photo of the phone is cropped upright, saved with the profile, and on the page",
    async run(trip) {
      const { phone, call } = await newcomerOnPhone(trip);
      const photo = join(trip.scratch, "photo.jpg");
      writeFileSync(photo, phonePhoto(60));
      await phone.open("/create");
      await phone.fill("Name", "Marta Oliveira");
      await phone.attach("Profile picture", photo);
      await phone.seeRole("dialog", "Crop your photo");
      await phone.tap("button", "Use photo");
      await phone.seeRole("img", "Your portrait");
      await phone.tap("button", "Create Profile");
      await phone.at(/^\/profile\//);
      await phone.seeRole("heading", "Marta Oliveira");
      const stored = async () => (await call<Guide[]>("GET", "/api/user/guides"))[0]?.profilePicture ?? "";
      await phone.expect("a stored photo", async () => (await stored()).startsWith("/images/"), true);
      const [above, below] = await phone.evaluate(edges, await stored());
      if (!isNear(above, RED) || !isNear(below, BLUE))
        throw new Error(`the photo isn't upright: ${JSON.stringify([above, below])}`);
    },
  },
  {
    title: "edit: what is changed in the form is on the page once it is saved",
    async run(trip) {
      const { phone, guide, path } = await guideOnPhone(trip);
      await phone.open(`/edit/${guide.id}`);
      await phone.fill(/^Bio/, "Small groups, long stories.");
      await phone.fill(/^Instagram/, "https://instagram.com/marta.walks");
      await phone.tap("button", "Update Profile");
      await phone.at(path);
      await phone.see("Small groups, long stories.");
      const guest = await trip.phone();
      await guest.visit(path);
      await guest.see("Small groups, long stories.");
      const link = () => guest.of("link", /Instagram/, (element) => element.getAttribute("href"));
      await guest.expect("Instagram's link", link, "https://instagram.com/marta.walks");
    },
  },
];
