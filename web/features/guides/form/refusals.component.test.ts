import { waitFor } from "@testing-library/dom";
import { expect, it, onTestFinished } from "vitest";
import german from "#locales/account/de.json" with { type: "json" };
import type { Guide } from "#schema/guide.ts";
import { fillText } from "#texts/fill.ts";
import { fill, first, see, descriptionAt } from "#web/testing/app.ts";
import { openForm, save, UPDATE, withProfile } from "#web/testing/form-page.ts";
import { respond, send } from "#web/testing/network.ts";
import { call } from "#web/testing/people.ts";
import { translateMessage } from "#texts/app/server-message.ts";
import { addTexts, translateMessagesBy, setLanguage } from "#texts/app/t.ts";

const inGerman = (text: keyof typeof german.rules, values: Record<string, string> = {}): string =>
  fillText(german.rules[text], values);

const inputOf = (name: string) => first([...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]);

/** Opens a profile's form, where the API gets other values than the form has checked, and saves in German. */
async function saveOthers(guide: Guide, values: object): Promise<void> {
  await openForm(guide);
  addTexts("de", german.rules);
  translateMessagesBy(translateMessage);
  setLanguage("de");
  onTestFinished(() => setLanguage("en"));
  const path = `/api/guides/${guide.id}`;
  const headers = { "Content-Type": "application/json" };
  respond("PATCH", UPDATE, () => send(path, { method: "PATCH", headers, body: JSON.stringify(values) }));
  await fill(inputOf("bio"), "Small groups");
  await save();
}

it("a refusal of the server alone is told at the fields it is about, in the app's language", async () => {
  const { guide } = await withProfile({
    bio: "Hello",
    translations: { fr: { bio: "Bonjour", professionalTag: "" } },
  });
  const long = "x".repeat(201);
  await saveOthers(guide, {
    name: "",
    translations: { fr: { bio: long, professionalTag: "" } },
    zelleLink: "nowhere",
    tipLink: "nowhere",
  });
  const tooLong = inGerman("{label} must be less than {max} characters", {
    label: "Bio",
    max: "200",
  });
  await waitFor(() => expect(descriptionAt(inputOf("name"))).toContain(inGerman("Name is required")));
  await waitFor(() => expect(descriptionAt(inputOf("translations.fr.bio"))).toContain(tooLong));
  expect(descriptionAt(inputOf("bio"))).not.toContain(tooLong);
  expect(descriptionAt(inputOf("zelleLink"))).toContain(inGerman("Please enter a valid URL"));
  expect(document.activeElement).toBe(inputOf("name"));
  // The form has no such field, so a toast says it.
  await see(inGerman("Please enter a valid URL"));
});

it("a page address that may not change yet says when, in the app's language", async () => {
  const { guide } = await withProfile();
  for (const handle of [1, 2, 3].map((n) => `wander-${process.pid}-${n}`))
    await call("PATCH", `/api/guides/${guide.id}`, { handle });
  await saveOthers(guide, { handle: null });
  const date = new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" }).format(
    // The first whole day after the 30.
    Date.now() + 31 * 86_400_000,
  );
  const text = "This address was changed twice in 30 days. It can be changed again on {date}.";
  await waitFor(() => expect(descriptionAt(inputOf("handle"))).toContain(inGerman(text, { date })));
});
