import { describe, expect, it } from "vitest";
import { load, screen, user } from "#web/testing/app.ts";
import { send } from "#web/testing/network.ts";

/** Presses a link; returns whether the browser would follow it, which it is kept from. */
async function isFollowed(link: HTMLElement): Promise<boolean> {
  let isLeftToBrowser = false;
  const stop = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", stop, { once: true });
  await user.click(link);
  return isLeftToBrowser;
}

describe("the legal pages", () => {
  it.each(["/login", "/register", "/forgot", "/reset"])(
    "the foot of %s leads to each legal page",
    async (from) => {
      await load(from);
      for (const title of ["Privacy", "Terms", "Imprint"]) {
        const link = await screen.findByRole("link", { name: title });
        const path = `/${title.toLowerCase()}`;
        expect(link.getAttribute("href")).toBe(path);
        expect(await isFollowed(link)).toBe(true);
        const response = await send(path);
        expect(response.status).toBe(200);
        expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      }
    },
  );
});
