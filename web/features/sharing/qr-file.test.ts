import { describe, expect, it } from "vitest";
import { fileNameOf } from "./qr-file.ts";

describe("fileNameOf", () => {
  it.each([
    ["Marta Oliveira", "Marta-Oliveira-qr-code.svg"],
    ["  Luis   Fernández ", "Luis-Fernandez-qr-code.svg"],
    ["Łukasz Sørensen", "Lukasz-Sorensen-qr-code.svg"],
    ["Đặng Ægir Weiß", "Dang-Aegir-Weiss-qr-code.svg"],
    ["Tom & Priya", "Tom-Priya-qr-code.svg"],
    ["../../etc/passwd", "etcpasswd-qr-code.svg"],
    ['a"\r\nSet-Cookie: x=1', "a-Set-Cookie-x1-qr-code.svg"],
    ["snake_case-name", "snake_case-name-qr-code.svg"],
    ["ليلى حداد", "profile-qr-code.svg"],
    ["", "profile-qr-code.svg"],
  ])("the QR file of %j is named after the guide", (name, file) => {
    expect(fileNameOf(name, "svg")).toBe(file);
  });

  it("a QR file's name ends with its format", () => {
    expect(fileNameOf("Marta", "png")).toBe("Marta-qr-code.png");
  });
});
