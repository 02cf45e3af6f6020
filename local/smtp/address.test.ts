import { describe, expect, it } from "vitest";
import { CommandError } from "../command-error.ts";
import { readSettings } from "../settings.ts";

const MAIL_FROM = "hello@walks.example";
const serverOf = (SMTP_URL: string) => readSettings({ SMTP_URL, MAIL_FROM }).SMTP_URL;

describe("SMTP_URL", () => {
  it.each([
    ["smtps://me:pw@mail.example:465", { host: "mail.example", port: 465, isSecure: true, isLocal: false }],
    ["smtps://me:pw@mail.example", { port: 465, isSecure: true }],
    ["smtp://me:pw@mail.example", { port: 587, isSecure: false, isLocal: false }],
    ["smtp://me:pw@mail.example:2525/", { port: 2525 }],
    ["smtp://127.0.0.1:1025", { host: "127.0.0.1", port: 1025, isLocal: true, login: undefined }],
    ["smtp://[::1]:1025", { host: "::1", isLocal: true }],
    [
      "smtps://apikey@walks.example:p%40ss@mail.example",
      { login: { user: "apikey@walks.example", pass: "p@ss" } },
    ],
  ])("the address %s is understood", (address, server) => {
    expect(serverOf(address)).toMatchObject(server);
  });

  it.each([
    ["p@ss", "p@ss"],
    ["p%40ss", "p@ss"],
    ["100%", "100%"],
    ["50%off", "50%off"],
    ["a%25b", "a%b"],
    ["p@ss%word@", "p@ss%word@"],
    ["%E0%A4", "%E0%A4"],
    ["%C3%BCber:colon", "über:colon"],
    ["s%2Fl%3Fa%23sh", "s/l?a#sh"],
  ])("the password %s in an address is %s", (written, pass) => {
    expect(serverOf(`smtps://me:${written}@mail.example:465`)?.login).toEqual({ user: "me", pass });
  });

  it.each([
    "smtps://me:secret/word@mail.example",
    "smtps://me:secret#word@mail.example",
    "smtps://me:secret?word@mail.example",
    "smtps://me:secretword@mail.example:port",
    "smtps://me:secretword@mail.example/path",
    "smtps://me:secret%0D%0Aword@mail.example",
    "smtps://:secretword@mail.example",
    "https://me:secretword@mail.example",
    "me:secretword@mail.example",
    "smtps://",
  ])("the address %s ends the start, and the reason has no password", (address) => {
    expect(() => serverOf(address)).toThrow(CommandError);
    expect(() => serverOf(address)).toThrow(/^SMTP_URL: An address like smtps:/);
    expect(() => serverOf(address)).not.toThrow(/secret/);
  });

  it("a mail server beside a mail API, or without a sender, ends the start", () => {
    const SMTP_URL = "smtps://me:secretword@mail.example";
    const both = () => readSettings({ SMTP_URL, MAIL_FROM, MAIL_API_URL: "https://api.example/send" });
    expect(both).toThrow("SMTP_URL and MAIL_API_URL: name one of them");
    expect(() => readSettings({ SMTP_URL })).toThrow(/^MAIL_FROM/);
    expect(readSettings({ SMTP_URL: "smtps://me@walks.example:pw@mail.example" }).MAIL_FROM).toBe(
      "me@walks.example",
    );
    expect(readSettings({ SMTP_URL, MAIL_FROM: "off" }).MAIL_FROM).toBe("off");
  });
});
