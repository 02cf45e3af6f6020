import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import type { Guide } from "#schema/guide.ts";
import type { Tour } from "#schema/tour.ts";
import type { Journey } from "../journey.ts";
import { newcomerOnPhone } from "../signed-in.ts";

/** A picture file of one colour, larger than what is kept of it. */
function picture(): Buffer {
  const drawn = new PNG({ width: 1500, height: 1000 });
  drawn.data.fill(180);
  return PNG.sync.write(drawn);
}

export const TOURS: Journey[] = [
  {
    title: "tours: an operator creates one with a picture, edits it, shows it on a profile, and deletes it",
    async run(trip) {
      const { phone, call } = await newcomerOnPhone(trip, "operator");
      const guide = await call<Guide>("POST", "/api/guides", { name: "Kenji Sato" });
      const file = join(trip.scratch, "tour.png");
      writeFileSync(file, picture());
      await phone.open("/dashboard");
      await phone.tap("button", "Create New Experience");
      await phone.attach("Image", file);
      await phone.seeRole("button", "Change image");
      await phone.fill("Title", "Sunset sail");
      await phone.fill("Description", "Two hours on the river.");
      await phone.fill("Booking Link", "book.example/sail");
      await phone.tap("button", "Create tour");
      await phone.see("Tour Created");
      await phone.gone("dialog", "Create New Experience");
      const tours = () => call<Tour[]>("GET", "/api/tours");
      const [made] = await tours();
      if (made?.externalLink !== "https://book.example/sail" || !made.imageUrl?.startsWith("/images/"))
        throw new Error(`not as typed: ${JSON.stringify(made)}`);
      await phone.tap("button", "Edit Sunset sail");
      await phone.fill("Title", "Moonlight sail");
      await phone.tap("button", "Save changes");
      await phone.seeRole("heading", "Moonlight sail");

      await phone.open(`/edit/${guide.id}`);
      await phone.tap("button", "Assign tour");
      await phone.tap("checkbox", "Moonlight sail");
      await phone.tap("button", "Assign");
      await phone.see("Tour Assigned");
      const guest = await trip.phone();
      await guest.visit(`/profile/${guide.uniqueId}`);
      await guest.seeRole("heading", "Moonlight sail");

      await phone.open("/dashboard");
      await phone.tap("button", "Delete Moonlight sail");
      // A profile's button has the same name until the dialog is there.
      await phone.seeRole("alertdialog", "Delete Tour");
      await phone.tap("button", "Delete");
      await phone.see("Tour Deleted");
      await phone.expect("the tours", tours, []);
    },
  },
];
