import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, screen, see } from "#web/testing/app.ts";
import { CREATE } from "#web/testing/form-page.ts";
import { calls, respond, setOffline } from "#web/testing/network.ts";
import {
  answerAll,
  atTheStart,
  control,
  guidesOf,
  heading,
  nameField,
  seeCode,
  tap,
} from "#web/testing/start-page.ts";
import { MB_WAY, storedWays } from "#web/testing/ways.ts";

const WAITS = "You are offline. It is saved once you are back.";
const creates = () => calls.filter(({ method, path }) => method === "POST" && CREATE.test(path));

describe("a page made without a network", () => {
  it("a page made without a network waits for it in plain words, and is then made once", async () => {
    await atTheStart();
    await answerAll();
    setOffline(true);
    await tap("Create my page");
    await see(WAITS);
    expect(screen.queryByText("Error")).toBeNull();
    calls.length = 0;
    setOffline(false);
    setOffline(false);
    expect(await storedWays(await seeCode())).toEqual([MB_WAY]);
    expect(creates()).toHaveLength(1);
  });

  it("a page that loses the network before its way to be tipped gets it once that is back", async () => {
    await atTheStart();
    await answerAll();
    const find = respond("PUT", /\/payment-ways$/, () => {
      setOffline(true);
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    await tap("Create my page");
    await see(WAITS);
    find();
    setOffline(false);
    expect(await storedWays(await seeCode())).toEqual([MB_WAY]);
    expect(creates()).toHaveLength(1);
  });

  it("a page made without a network is not made behind somebody who goes back to the questions", async () => {
    await atTheStart();
    await answerAll();
    setOffline(true);
    await tap("Create my page");
    await see(WAITS);
    await tap("Back");
    await heading("How can guests tip you?");
    await tap("Back");
    await fill(await nameField(), "Rita");
    calls.length = 0;
    setOffline(false);
    await tap("Next");
    await tap("Next");
    await heading("Ready?");
    await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
    await control("Create my page");
    expect(creates()).toEqual([]);
    expect(await guidesOf()).toEqual([]);
  });
});
