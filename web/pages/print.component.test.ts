import { waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { first, isAt, load, screen, press, see, user } from "#web/testing/app.ts";
import { withProfile } from "#web/testing/form-page.ts";
import { calls, hold, lose, respond } from "#web/testing/network.ts";
import { feature, makeOperator } from "#web/testing/operators.ts";
import { call, newcomer, register, signIn } from "#web/testing/people.ts";

/** The canvas of a browser, on which every letter is as wide as another. */
const canvas = {
  measureText: (text: string) => ({
    width: text.length * 50,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: text.length * 50,
    actualBoundingBoxAscent: 80,
    actualBoundingBoxDescent: 20,
  }),
  fillText: () => {},
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8ClampedArray(width * height * 4),
  }),
};
const files: { name: string; pdf: Blob }[] = [];
/** Puts a canvas into the window, which has none, and notes the files that are downloaded. */
function haveCanvas(changes: object = {}): void {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
    () => ({ ...canvas, ...changes }) as unknown as null,
  );
  let pdf = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) pdf = file;
    return "blob:print";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, pdf });
  });
}
beforeEach(() => {
  files.length = 0;
  vi.stubGlobal(
    "FontFace",
    class {
      load = async () => this;
    },
  );
  Reflect.set(document, "fonts", { add: () => {} });
});
afterEach(() => {
  Reflect.deleteProperty(document, "fonts");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const download = async () =>
  user.click(first(await screen.findAllByRole("button", { name: "Download PDF" })));
/** How many pages a PDF has. */
const pagesOf = async (pdf: Blob) => Number(/\/Count (\d+)/.exec(await pdf.text())?.[1]);

describe("the print studio", () => {
  it("the print studio tells an owner whose page is hidden, and prints all the same", async () => {
    haveCanvas();
    await signIn({ email: "lapsed@example.com", password: "lanyard-demo" });
    const { id } = first(await call<Guide[]>("GET", "/api/user/guides"));
    await load(`/print/${id}`);
    await see(/^Guests who scan this can't see your page/);
    await download();
    await see("PDF downloaded");
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/-badge\.pdf$/)]);
    expect(await pagesOf(first(files).pdf)).toBe(2);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`/api/guides/${id}/printed`));
  });

  it("the print studio tells an editor that guests can't see the page, and nothing of the owner's plan", async () => {
    haveCanvas();
    const { guide } = await withProfile();
    respond("GET", /^\/api\/user\/guides$/, async (send) => {
      const [own] = await (await send()).json<OwnGuide[]>();
      return Response.json([{ ...own, userId: 0, access: "editor", isPublic: false }]);
    });
    await load(`/print/${guide.id}`);
    await see(/^Guests who scan this can't see your page/);
    expect(screen.queryByText(/plan/)).toBeNull();
  });

  it("the print studio waits for a photo that takes another one's place, which can't be printed any more", async () => {
    haveCanvas();
    vi.stubGlobal("createImageBitmap", async () => ({ width: 4, height: 4, close: () => {} }));
    const { guide } = await withProfile();
    let profilePicture = "/images/first.webp";
    respond("GET", /^\/api\/guides\/id\/\d+$/, async (send) =>
      Response.json({ ...(await (await send()).json<Guide>()), profilePicture }),
    );
    respond("GET", /^\/images\/first/, async () => new Response("a photo"));
    const letGo = hold("GET", /^\/images\/second/);
    await load(`/print/${guide.id}`);
    await see("Guests know whom they tip.");
    profilePicture = "/images/second.webp";
    // It was chosen in the form, and Back shows this page as it was left.
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await see("Your photo is loading.");
    letGo();
    await see("Your photo can't be printed from where it is. Upload it in your profile.");
  });

  it("the menu leads to the studio of the only profile, and asks an operator whose badge", async () => {
    haveCanvas();
    const { guide } = await withProfile();
    await load("/account");
    await press("Menu");
    await user.click(await screen.findByRole("link", { name: "Print your badge" }));
    await isAt(`/print/${guide.id}`);

    const { guides } = await makeOperator({ guides: ["Amara Diallo", "Kenji Sato"] });
    await load("/print");
    await screen.findByRole("link", { name: "Amara Diallo" });
    await user.click(screen.getByRole("link", { name: "Kenji Sato" }));
    await isAt(`/print/${guides[1]?.id}`);
  });

  it("the print studio switches profiles, and makes one PDF of all badges, each with its own words", async () => {
    haveCanvas();
    const { guides, tours } = await makeOperator({ guides: ["Ana", "Ben"], tours: ["Fado night"] });
    await feature(first(guides), first(tours));
    await load(`/print/${first(guides).id}`);
    await see("One PDF with this print for each of 2 pages.");
    await press("All badges");
    await see("Print it at 100 %, then scan each code once.");
    expect(files.map(({ name }) => name)).toEqual(["all-badge.pdf"]);
    expect(await pagesOf(first(files).pdf)).toBe(4);
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual(
        expect.arrayContaining(guides.map(({ id }) => `/api/guides/${id}/printed`)),
      ),
    );
    await user.selectOptions(await screen.findByLabelText("Profile"), "Ben");
    await isAt(`/print/${guides[1]?.id}`);
    await see("Tip · Review · Contact");
  });

  it("the print studio asks once for all badges, and prints them as they are now, not as an old list has them", async () => {
    const drawn: string[] = [];
    haveCanvas({ fillText: (text: string) => drawn.push(text) });
    const { guides, tours } = await makeOperator({ guides: ["Ana", "Ben"], tours: ["Fado night"] });
    await load(`/print/${first(guides).id}`);
    await screen.findByRole("button", { name: "All badges" });
    // As from another tab.
    await call("PATCH", `/api/guides/${guides[1]?.id}`, { name: "Benedita" });
    await feature(first(guides.slice(1)), first(tours));
    calls.length = 0;
    await press("All badges");
    await see("Print it at 100 %, then scan each code once.");
    const isNote = ({ path }: { path: string }) => path.endsWith("/printed");
    await waitFor(() => expect(calls.filter(isNote)).toHaveLength(2));
    expect(calls.slice(0, calls.findIndex(isNote)).map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/user/guides",
    ]);
    expect(drawn).toEqual(expect.arrayContaining(["Ana", "Benedita"]));
    expect(drawn).not.toContain("Ben");
    expect(drawn.filter((text) => ["Book", "Contact"].includes(text))).toEqual(["Contact", "Book"]);
  });

  it("the print studio says that the server can't be reached where all badges can't be asked for", async () => {
    haveCanvas();
    const { guides } = await makeOperator({ guides: ["Ana", "Ben"] });
    await load(`/print/${first(guides).id}`);
    await screen.findByRole("button", { name: "All badges" });
    lose("GET", /^\/api\/user\/guides$/);
    await press("All badges");
    await see("Download Failed");
    await see("We couldn't reach the server. Check your connection, then try once more.");
    expect(files).toEqual([]);
  });

  it("the print studio of a single page has neither a choice of profiles nor all badges", async () => {
    haveCanvas();
    const { guide } = await withProfile();
    await load(`/print/${guide.id}`);
    await screen.findAllByRole("button", { name: "Download PDF" });
    expect(screen.queryByRole("button", { name: "All badges" })).toBeNull();
    expect(screen.queryByLabelText("Profile")).toBeNull();
  });

  it("the print studio leaves out an address from before a hand-on until its owner keeps it", async () => {
    haveCanvas();
    const { guide } = await withProfile();
    const handle = `tiago-${guide.uniqueId}`;
    await call("PATCH", `/api/guides/${guide.id}`, { handle });
    await call("POST", `/api/guides/${guide.id}/hand-on`, { name: "Rita Lopes" });
    await load(`/print/${guide.id}`);
    await see(/^The page address .* was chosen before this badge was handed on/);
    const printed = () => screen.queryAllByText(new RegExp(`/@${handle}$`));
    expect(printed()).toEqual([]);
    await press("Keep it and print it");
    await waitFor(() => expect(printed()).not.toEqual([]));
    expect(screen.queryByText(/was chosen before this badge/)).toBeNull();
    expect(await call<Guide>("GET", `/api/guides/id/${guide.id}`)).not.toHaveProperty("isHandleInherited");
  });

  it("the print studio promises a booking only where the page has tours", async () => {
    haveCanvas();
    const { guides, tours } = await makeOperator({ guides: ["Ana", "Ben"], tours: ["Fado night"] });
    await feature(first(guides), first(tours));
    await load(`/print/${first(guides).id}`);
    await see("Tip · Review · Book");
    await load(`/print/${guides[1]?.id}`);
    await see("Tip · Review · Contact");
  });

  it("the print studio says which words of the print the page doesn't keep, until it does", async () => {
    const drawn: string[] = [];
    haveCanvas({ fillText: (text: string) => drawn.push(text) });
    const { guide } = await withProfile({ paypalLink: "", reviewsEnabled: "false" });
    await load(`/print/${guide.id}`);
    await see("The print says “Tip · Review · Contact”");
    for (const text of [
      "Nobody can tip Marta Oliveira yet",
      "Nobody can leave a review yet",
      "There is no contact on the page yet",
    ])
      screen.getByText(text);
    await user.selectOptions(screen.getByLabelText("Language of the print"), "de");
    await see("The print says “Trinkgeld · Bewerten · Kontakt”");
    expect(screen.getByRole("link", { name: "Complete the page" }).getAttribute("href")).toBe(
      `/edit/${guide.id}`,
    );
    await call("PATCH", `/api/guides/${guide.id}`, { paypalLink: "marta", phone: "+351912000014" });
    await load(`/print/${guide.id}`);
    await see("The print says “Review”");
    await user.click(screen.getByRole("radio", { name: "Tips" }));
    await waitFor(() => expect(screen.queryByText(/^The print says/)).toBeNull());
  });

  it("the print studio names the pages of all badges that nobody can tip or write to", async () => {
    haveCanvas();
    const { guides } = await makeOperator({ guides: ["Ana", "Ben"] });
    await call("PATCH", `/api/guides/${first(guides).id}`, { paypalLink: "ana" });
    await load(`/print/${first(guides).id}`);
    await see("Nobody can tip yet: Ben");
    screen.getByText("No contact on the page yet: Ana, Ben");
  });

  it("the print studio asks what the code opens: tips where there is a way, reviews where they are on, and prints that alone", async () => {
    const drawn: string[] = [];
    haveCanvas({ fillText: (text: string) => drawn.push(text) });
    const { guide } = await withProfile({ paypalLink: "marta" });
    await load(`/print/${guide.id}`);
    const choice = await screen.findByRole("group", { name: "What the code opens" });
    const choices = () => [...choice.querySelectorAll("label")].map(({ textContent }) => textContent);
    await waitFor(() => expect(choices()).toEqual(["Page", "Tips", "Reviews"]));
    await see("Tip · Review · Contact");
    await user.click(screen.getByRole("radio", { name: "Tips" }));
    await see("Scan to leave a tip");
    expect(screen.queryByText("Tip · Review · Contact")).toBeNull();
    await download();
    await see("PDF downloaded");
    expect(files.map(({ name }) => name)).toEqual(["Marta-Oliveira-badge-tips.pdf"]);
    expect(drawn).toContain("Tip");
    expect(drawn).not.toContain("Review");
    await user.click(screen.getByRole("radio", { name: "Reviews" }));
    await see("Scan to say how it was");

    await call("PATCH", `/api/guides/${guide.id}`, { paypalLink: "", reviewsEnabled: "false" });
    await load(`/print/${guide.id}`);
    await see("Tip · Review · Contact");
    expect(screen.queryByRole("group", { name: "What the code opens" })).toBeNull();
  });

  it("the print studio gives all badges the chosen code, and names the pages whose code opens the page", async () => {
    const drawn: string[] = [];
    haveCanvas({ fillText: (text: string) => drawn.push(text) });
    const { guides } = await makeOperator({ guides: ["Ana", "Ben"] });
    await call("PATCH", `/api/guides/${first(guides).id}`, { paypalLink: "ana" });
    await load(`/print/${first(guides).id}`);
    await user.click(await screen.findByRole("radio", { name: "Tips" }));
    await press("All badges");
    await see("These codes open the page: Ben");
    expect(files.map(({ name }) => name)).toEqual(["all-badge-tips.pdf"]);
    expect(drawn.filter((text) => ["Tip", "Review", "Contact"].includes(text)).sort()).toEqual([
      "Contact",
      "Review",
      "Tip",
      "Tip",
    ]);
  });

  it("the print studio shows nobody another account's studio", async () => {
    haveCanvas();
    const { guide } = await withProfile();
    await register(newcomer());
    await load(`/print/${guide.id}`);
    await see("This profile is not yours to edit");
    expect(screen.queryAllByRole("button", { name: "Download PDF" })).toEqual([]);
  });

  it("the print studio says so where the browser forbids reading a canvas, and stays as it was", async () => {
    haveCanvas({
      // As a browser does that guards against fingerprints.
      getImageData: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guide } = await withProfile();
    await load(`/print/${guide.id}`);
    await download();
    await see("Download Failed");
    expect(report).toHaveBeenCalledOnce();
    expect(files).toEqual([]);
    expect(screen.getByRole("img", { name: "Front" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Download PDF" })).not.toEqual([]);
  });
});
