import { waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { fill, first, screen, press, see, user } from "#web/testing/app.ts";
import { atTheirProfile, field, leaves, save, storedGuide } from "#web/testing/form-page.ts";

const GERMAN = "Kleine Gruppen, ehrliche Geschichten.";

const list = (label: string) => first(screen.getAllByLabelText<HTMLInputElement>(label));
/** Chooses a language by its name in a list. */
async function choose(label: string, name: string): Promise<void> {
  const select = list(label);
  const option = [...select.querySelectorAll("option")].find(({ textContent }) => textContent === name);
  await user.selectOptions(select, option?.value ?? "");
}
const bioIn = (language: string) =>
  within(screen.getByRole("group", { name: language })).getByLabelText<HTMLInputElement>("Bio");

/** At the form, where the languages have come: they do with the first touch. */
async function atTheWords() {
  const { guide } = await atTheirProfile({ bio: "Small groups, honest stories." });
  await user.click(field("Name"));
  await screen.findAllByLabelText("Language of these words");
  return guide;
}

it("a guide has at most eight languages, removes a bio by its button, and reads which are too long at their fields, folded or not", async () => {
  const guide = await atTheWords();
  for (const name of ["Portuguese", "English", "Spanish", "French", "German", "Italian", "Dutch", "Thai"])
    await choose("Languages you speak", name);
  await see("You have 8, the most you can have.");
  expect(list("Languages you speak").disabled).toBe(true);
  await press("Remove Thai");
  await user.click(screen.getByText("Other languages"));
  await choose("Add a language", "Spanish");
  await fill(bioIn("Spanish"), "Grupos pequeños.");
  await choose("Add a language", "French");
  await choose("Add a language", "German");
  await fill(bioIn("German"), "x".repeat(201));
  const removers = screen.getAllByRole("button", { name: "Remove Spanish" });
  await user.click(first(removers.slice(-1)));
  await user.click(screen.getByText("Other languages"));
  await save();
  await see("Bio must be less than 200 characters");
  expect(bioIn("German").closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(bioIn("German"));
  await fill(bioIn("German"), GERMAN);
  await save();
  await leaves(guide);
  const { languagesSpoken, translations } = await storedGuide(guide);
  expect(languagesSpoken).toEqual(["pt", "en", "es", "fr", "de", "it", "nl"]);
  expect(translations).toEqual({ de: { bio: GERMAN, professionalTag: "" } });
});

it("words that are in another language than was chosen are asked about once they are left, and 'No' isn't asked again", async () => {
  const guide = await atTheWords();
  await choose("Language of these words", "English");
  const question = () => screen.queryByText("Are these words in German?");
  await fill(field("Bio"), "Ich bin in Köln geboren und zeige euch die Stadt mit Humor.");
  expect(question()).toBeNull();
  await user.tab();
  await press("No");
  expect(question()).toBeNull();
  await waitFor(() => expect(document.activeElement?.matches("main form *")).toBe(true));
  await fill(field("Bio"), "Je suis née à Lyon et je vous emmène dans les rues avec des histoires.");
  await user.tab();
  await see("Are these words in French?");
  await press("Yes");
  expect(list("Language of these words").value).toBe("fr");
  await save();
  await leaves(guide);
  expect((await storedGuide(guide)).language).toBe("fr");
});

it("a bio in another language that is removed by a slip comes back to its place with its words, and an empty one goes in silence", async () => {
  await atTheWords();
  await user.click(screen.getByText("Other languages"));
  const removersOf = (name: string) => screen.queryAllByRole("button", { name: `Remove ${name}` });
  const remove = (name: string) => user.click(first(removersOf(name)));
  const parts = () =>
    [...document.querySelectorAll("details fieldset > legend")].map(({ textContent }) => textContent);
  for (const name of ["Spanish", "German", "French"]) await choose("Add a language", name);
  await fill(bioIn("German"), GERMAN);
  await remove("Spanish");
  expect(parts()).toEqual(["German", "French"]);
  expect(screen.queryByText("Spanish removed")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(first(removersOf("German"))));
  await remove("German");
  await see("German removed");
  await waitFor(() => expect(document.activeElement).toBe(first(removersOf("French"))));
  await remove("French");
  await waitFor(() => expect(document.activeElement).toBe(list("Add a language")));
  await choose("Add a language", "Italian");
  await press("Bring it back");
  expect(parts()).toEqual(["German", "Italian"]);
  expect(bioIn("German").value).toBe(GERMAN);
});

it("a spoken language that is removed leaves the focus on the next one, else on the list", async () => {
  await atTheWords();
  for (const name of ["Portuguese", "English"]) await choose("Languages you speak", name);
  await press("Remove Portuguese");
  const english = screen.getByRole("button", { name: "Remove English" });
  await waitFor(() => expect(document.activeElement).toBe(english));
  await user.click(english);
  await waitFor(() => expect(document.activeElement).toBe(list("Languages you speak")));
});
