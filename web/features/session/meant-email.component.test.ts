import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, load, screen, press, user } from "#web/testing/app.ts";
import { atTheForm, field } from "#web/testing/form-page.ts";
import { calls } from "#web/testing/network.ts";

const QUESTION = "Did you mean gmail.com?";
const question = () => screen.queryByRole("button", { name: QUESTION });

describe("an e-mail address with a near miss of a common host", () => {
  it("an e-mail address near a common host is asked about at registration once its field is left, and corrected by one tap", async () => {
    await load("/register");
    const email = await screen.findByLabelText<HTMLInputElement>("Email");
    await fill(email, "ana@gmail.co");
    expect(question()).toBeNull();
    await user.click(screen.getByLabelText("Username"));
    await press(QUESTION);
    await waitFor(() => expect(email.value).toBe("ana@gmail.com"));
    await waitFor(() => expect(question()).toBeNull());
    await fill(email, "ana@mail.com");
    await user.click(screen.getByLabelText("Username"));
    expect(question()).toBeNull();
  });

  it("an e-mail address near a common host is asked about where a forgotten password is, corrected by one tap, and sent so", async () => {
    await load("/forgot");
    const email = await screen.findByLabelText<HTMLInputElement>("Email");
    await fill(email, "ana@gmial.com");
    expect(question()).toBeNull();
    await user.tab();
    await press(QUESTION);
    expect(email.value).toBe("ana@gmail.com");
    await waitFor(() => expect(question()).toBeNull());
    await press("Send the link");
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === "POST")).toMatchObject([
        { body: { email: "ana@gmail.com" } },
      ]),
    );
  });

  it("an e-mail address near a common host is asked about on a profile, and corrected by one tap", async () => {
    await atTheForm();
    await fill(field("Email"), "ana@gmial.com");
    await user.click(field("LinkedIn"));
    await press(QUESTION);
    expect(field("Email").value).toBe("ana@gmail.com");
    await waitFor(() => expect(question()).toBeNull());
  });
});
