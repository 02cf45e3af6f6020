import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, load, screen, press, user } from "#web/testing/app.ts";
import { atTheForm, field } from "#web/testing/form-page.ts";

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

  it("an e-mail address near a common host is asked about on a profile, and corrected by one tap", async () => {
    await atTheForm();
    await fill(field("Email"), "ana@gmial.com");
    await user.click(field("LinkedIn"));
    await press(QUESTION);
    expect(field("Email").value).toBe("ana@gmail.com");
    await waitFor(() => expect(question()).toBeNull());
  });
});
