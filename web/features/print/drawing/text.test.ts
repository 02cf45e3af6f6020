import { describe, expect, it } from "vitest";
import { trackingOf } from "./measure.ts";
import { fitText, isFromRight, textIn } from "./text.ts";

/** Measures half the size for every letter. */
const measure = (text: string, _font: string, size: number) => text.length * size * 0.5;
const fit = (text: string, width: number, height: number, size = 10) =>
  fitText({ text, font: "bold", width, height, size }, measure);

describe("fitText", () => {
  it("a short text keeps the size that was wanted", () => {
    expect(fit("Marta", 60, 12)).toEqual({ lines: ["Marta"], size: 10 });
  });

  it("a long text takes two lines where their box is high, and is smaller where it isn't", () => {
    expect(fit("Marta Oliveira", 45, 30).lines).toEqual(["Marta", "Oliveira"]);
    const low = fit("Marta Oliveira", 45, 10);
    expect(low.lines).toEqual(["Marta Oliveira"]);
    expect(low.size).toBeLessThan(45 / 14 / 0.5 + 0.01);
  });

  it("the lines of a text are about as long as each other", () => {
    expect(fit("Scan to tip Marta or leave a review", 130, 30).lines).toEqual([
      "Scan to tip Marta",
      "or leave a review",
    ]);
  });

  it("a word is broken only when it would be tiny otherwise, and nothing of it is lost", () => {
    expect(fit("Oluwaseun", 40, 12).lines).toEqual(["Oluwaseun"]);
    const { lines, size } = fit("W".repeat(100), 60, 14);
    expect(lines.join("")).toBe("W".repeat(100));
    expect(lines.every((line) => measure(line, "bold", size) <= 60)).toBe(true);
    expect(lines.length * size).toBeLessThan(16);
  });

  it("a word that is broken ends its line with its own hyphen, where each of its parts has room", () => {
    expect(fit("Konstantinopolitanskaya-Hohenlohe", 50, 14).lines).toEqual([
      "Konstantinopolitanskaya-",
      "Hohenlohe",
    ]);
    expect(fit("Jean-Luc Picard", 45, 30).lines).toEqual(["Jean-Luc", "Picard"]);
  });

  it("letters of several signs stay whole", () => {
    const family = "👩‍🦰";
    const { lines } = fit(family.repeat(40), 20, 10);
    for (const line of lines) expect(line.replaceAll(family, "")).toBe("");
  });

  it("Japanese and Thai are broken between words without a space", () => {
    expect(fit("ツアーはいかがでしたか", 35, 30).lines.length).toBeGreaterThan(1);
    expect(fit("ชอบทัวร์นี้ไหม", 45, 30).lines.join("")).toBe("ชอบทัวร์นี้ไหม");
  });

  it.each([
    ["Khmer", ["មគ្គុទ្ទេសក៍", "ទេសចរណ៍", "ភ្នំពេញ"]],
    ["Lao", ["ມັກຄຸເທດ", "ທ່ອງທ່ຽວ", "ຫຼວງພະບາງ"]],
    ["Burmese", ["မန္တလေး", "ခရီးသွား", "လမ်းညွှန်", "ကုမ္ပဏီ"]],
  ])("a name in %s is broken between its words, before it would be small", (_, words) => {
    const { lines, size } = fit(words.join(""), 60, 30);
    expect(lines.length).toBeGreaterThan(1);
    expect(size).toBeGreaterThan(7);
    for (const line of lines) expect(words.filter((word) => line.includes(word)).join("")).toBe(line);
  });

  it("a full stop of Khmer stays with its sentence", () => {
    expect(fit("ភ្នំពេញ។ ភ្នំពេញ។", 20, 30).lines).toEqual(["ភ្នំពេញ។", "ភ្នំពេញ។"]);
  });

  it("an empty text has no lines", () => {
    expect(fit("", 60, 12).lines).toEqual([]);
  });
});

describe("textIn", () => {
  it.each([
    ["Ljiljana Džamić", 11.4],
    ["শ্রাবন্তী চট্টোপাধ্যায়", 14],
    ["زینب قریشی", 14],
    ["मीरा शर्मा", 14],
    ["ခင်မောင် ဝင်းထွန်း", 14],
    ["ຄຳ ພູ ວິໄລ", 14],
    ["សុខា ចាន់ថា", 14],
    ["ಮೀರಾ ಶರ್ಮಾ", 14],
  ])("the lines of %s are as far apart as its letters reach", (text, apart) => {
    const box = { text, font: "bold", x: 0, y: 0, width: 45, height: 60, size: 10, ink: "black" } as const;
    const [first, second] = textIn({ ...box, align: "center" }, measure);
    if (first?.kind !== "words" || second?.kind !== "words") throw new Error("not two lines");
    expect((second.y - first.y) / first.size).toBeCloseTo(apart / 10);
  });

  it("the lines of a text stand in the middle of their box, or at the end that is asked for", () => {
    const box = {
      text: "Marta",
      font: "bold",
      x: 0,
      y: 0,
      width: 60,
      height: 30,
      size: 10,
      ink: "black",
    } as const;
    const [middle] = textIn({ ...box, align: "center" }, measure);
    expect(middle).toMatchObject({ x: 30, y: 15 + 3.6 });
    const [top] = textIn({ ...box, align: "right", stand: "top" }, measure);
    expect(top).toMatchObject({ x: 60, y: expect.closeTo(7.2) });
  });
});

it.each([
  ["Marta", false],
  ["ليلى", true],
  ["“נועה”", true],
  ["123 ليلى", true],
  ["", false],
])("the reading direction of %j is right to left: %s", (text, expected) => {
  expect(isFromRight(text)).toBe(expected);
});

it.each([
  ["Marta", -0.018],
  ["Љиљана", -0.018],
  ["শ্রাবন্তী", 0],
  ["زینب", 0],
  ["मीरा", 0],
])("the letters of %s are set %d closer, where they don’t join", (text, tracking) => {
  expect(trackingOf("display", text)).toBe(tracking);
  expect(trackingOf("bold", text)).toBe(0);
});
