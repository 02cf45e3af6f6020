import { describe, expect, it } from "vitest";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { HIDDEN_CONTACTS, HIDDEN_LINKS } from "./fixtures/contacts.ts";
import { HONEST_SENTENCES } from "./fixtures/honest-sentences.ts";
import { HONEST_NUMBERS, PHONES } from "./fixtures/honest-numbers.ts";
import { NO_WORDS } from "./endings.ts";
import { heldByContent } from "./hold-rules.ts";

const ENDING_WORDS =
  "Com Net Org Info Biz Shop Online Site Store Club App Dev Link Click Website Space Vip Io Uk Tv Cc Eu".split(
    " ",
  );
const held = (comment: string, name = "Hannah") => heldByContent({ name, comment });

describe("heldByContent", () => {
  it.each([
    "See https://cheap.example/tours for more",
    "ftp://files.example",
    "Tickets at www.cheap-tickets.com",
    "cheap-tickets.com has it for half",
    "go to Cheap-Tickets.COM!",
    "all on bit.ly/3xYz1",
    "wa.me/351912000077 is me",
    "t.me/cheap_tours",
    "visit t2.shop now",
    "туры на сайт туры.рф",
    "[url=cheap]here[/url]",
    '<a href="cheap">here</a>',
    "cheap [dot] com",
    "cheap(.)com",
    "ｗｗｗ．cheap．ｃｏｍ",
    "chea\u200bp.c\u200bom",
    "booking.com/hotel/pt/alfama",
  ])("a review that says %j is held for a link", (comment) => {
    expect(held(comment)).toBe("link");
    expect(held("Fine.", comment)).toBe("link");
  });

  it.each([
    "Write to marta@walks.example",
    "marta @ walks.example",
    "marta(at)walks(dot)com",
    "Call me to swap photos, my number is 912 000 077.",
    "+351 912 000 077",
    "0049 171 1234567",
    "Ring 06.12.34.56.78",
    "01.23.45.67.89",
    "06 12 34 56 78",
    "(415) 555-0123",
    "Ask for me: 555-0123",
    "WhatsApp 22334455",
    "9120-0007",
    "اتصل بي على ٠١٢٣٤٥٦٧٨٩",
    "फ़ोन ९८७६५४३२१०",
    "โทร ๐๘๑-๒๓๔-๕๖๗๘",
    "電話は０９０－１２３４－５６７８です",
  ])("a review that says %j is held for a contact", (comment) => {
    expect(held(comment)).toBe("contact");
  });

  it.each([
    "World wide web, www, what a poem: www is no word to rhyme with",
    "www... I could not stop laughing, wwwwww",
    "Best tour.Great guide.It was fun.In the end we stayed.So good.Me and my wife",
    "We booked via Booking.com and GetYourGuide.com, easy.",
    "A guide e.g. like Marta, i.e. the best, 10/10 a.m. or p.m.",
    "Mr.Smith and St.Peter, etc.and so on",
    "We met at 10.30 and walked until 13:45, 24/7 on call",
    "We were there 12.10.2026-14.10.2026, and on 2026-11-22 again",
    "Open 10.30-12.30",
    "We came in 2018, 2019, 2022 and 2023 2024",
    "Built 1755-1763, destroyed 1969-1974",
    "It cost 1.500.000 VND or 250 000 000 IDR, € 1 234 567,00 in all",
    "10 9 8 7 6 5 4 3 2 1 and we were off",
    "Three hours, 12 people, 2 dogs, 35 degrees, 4500 steps",
    "Find me as @marta.walks on the usual app",
    "Meet her @ Rossio. It was fun",
    "Rated 5/5, would come 100% again!!! 😀😀",
    "كانت الجولة رائعة جدا، ومارتا مرشدة ممتازة. شكرا!",
    "一番楽しい三時間でした。マルタさんありがとう。",
    "Was für eine Tour! z.B. die Bäckerei, u.a. mit Kindern.",
    "Foi excelente... com certeza voltamos; guia nota 10.",
    "Tour no. 3 of 4, and no.1 for us",
  ])("a review that says %j is not held for its words", (comment) => {
    expect(held(comment)).toBeUndefined();
  });

  it.each(PAGE_LANGUAGES)("the dates, hours and counts as %s writes them hold no review", (language) => {
    const texts = HONEST_NUMBERS[language] ?? [];
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => held(text) !== undefined)).toEqual([]);
  });

  it("the dates of other languages hold no review", () => {
    expect(
      Object.values(HONEST_NUMBERS)
        .flat()
        .filter((text) => held(text) !== undefined),
    ).toEqual([]);
  });

  it.each(PHONES)("a review with the phone number %j is held, wherever it stands", (phone) => {
    for (const comment of [phone, `Call ${phone} now`, `(${phone})`, `We came 12. 10. 2025. Ring: ${phone}!`])
      expect(held(comment), comment).toBe("contact");
  });

  it.each(HIDDEN_CONTACTS)("a review with the hidden contact %j is held, wherever it stands", (contact) => {
    for (const comment of [contact, `Call me: ${contact} now`, `(${contact})`, `Great.\n${contact}\nMarta`])
      expect(held(comment), comment).toBeDefined();
    expect(held("Fine.", contact)).toBeDefined();
  });

  it.each(HIDDEN_LINKS)("a review with the hidden address %j is held for a link", (link) => {
    expect(held(link)).toBe("link");
    // "at martatours dot com" may be an e-mail address as well.
    for (const comment of [`See ${link}`, `More at ${link}!`, `Great.\n${link}\nMarta`])
      expect(held(comment), comment).toBeDefined();
  });

  it.each([...PAGE_LANGUAGES, "bn", "fil", "ms"])(
    "honest sentences with full stops, prices and numbers in %s hold no review",
    (language) => {
      const texts = HONEST_SENTENCES[language] ?? [];
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter((text) => held(text) !== undefined)).toEqual([]);
    },
  );

  it.each([
    ...ENDING_WORDS.map((word) => `Ótimo passeio.${word} recomendo muito!`),
    ...ENDING_WORDS.map((word) => `Met at the walk-in.${word}, it said.`),
    ...ENDING_WORDS.map((word) => `We were 12.${word} is good.`),
    ...ENDING_WORDS.filter((word) => !NO_WORDS.has(word.toLowerCase())).flatMap((word) => [
      `Lovely.${word}!`,
      `A lovely walk.${word}... and more`,
      `Lovely.${word}/other things we liked`,
    ]),
    "Bellissimo tour.Io l'ho adorato!",
    "Adorei.Eu/meu marido também",
    "È stato bello.Io/mia moglie ci torniamo",
    "Would I skip it.No.",
    "Ótimo passeio.EU recomendo",
    "Super tur.EU am fost de două ori",
    "Bel giro.IO lo consiglio",
    "Lovely walk.IT was great",
    "Great.NO complaints",
    "Fun.ME and my wife loved it",
    "She was great.He/she should be famous.",
    "Toll.Er/sie war witzig",
    "100.kr/person is fair",
    "Meet her @ Rossio.Then we ate",
  ])("a sentence that begins right behind a full stop holds no review: %j", (comment) => {
    expect(held(comment)).toBeUndefined();
  });

  it.each([
    ...ENDING_WORDS.flatMap((word) => [
      `All on cheap.${word.toLowerCase()} now`,
      `All on cheap.${word.toLowerCase()}/tours now`,
      `All on cheap.${word}/tours/fado now`,
      `All on cheap.${word}/Tours now`,
      `All on cheap-tours.${word}/tours now`,
      `All on t2.${word}/tours now`,
      `All on CHEAP.${word.toUpperCase()} now`,
      `All on Cheap-Tours.${word}`,
      `All on t2.${word} now`,
    ]),
    "Wa.Me/351912",
    "Cheap.De/Tours",
    "Cheap.De/tours/fado",
    "cheap.de/tours",
    "cheap.Com/tours",
    "See MartaTours.Guide!",
    "See Marta.Tours",
    "It is Marta-Walks.Io!",
    "martatours.EU has it for half",
    "martatours.EU to book",
    "MARTATOURS.IO!",
  ])("an address with its ending in small letters, alone or with a path holds a review: %j", (comment) => {
    expect(held(comment)).toBe("link");
  });

  it("a long hostile text is judged in a time that grows with its length alone", () => {
    const parts = [
      "a.",
      "1 ",
      "www.",
      "@a",
      "0-",
      "<a",
      "(.)",
      "+1(",
      "a-",
      "12.",
      "1.1",
      "12.10.",
      "10.10.-",
    ];
    const more = [
      "1/1-",
      "€1",
      "1 000 ",
      "1000-",
      "2025-",
      "0900-",
      "a.Eu ",
      "1.5/",
      "〒1",
      "9*",
      "9, ",
      "9 - ",
      "9+",
      "1.000",
      "1,000 ",
      "9€",
      "rp 9",
      "38.713,",
      "5/5 ",
      "9-18,",
      "九",
      "九 ",
      "❾",
      "TEL9",
      "a at a dot ",
      "a arroba a ",
      "a @ a . ",
      "a.com.",
      "A.COM ",
      "a . ",
      "a dot ",
      "http",
      "w.w.",
      "12. 10. ",
      " @ a",
      "12-10-2025 ",
      "1 2025, ",
      "25.10.12~",
      "930-1230, ",
    ];
    const took = (text: string) => {
      const began = performance.now();
      held(text);
      return performance.now() - began;
    };
    // A pattern that is slower than linear takes 64 times as long, in every attempt; a busy machine only in some.
    const isLinear = (part: string) =>
      Array.from({ length: 20 }).some(() => {
        const short = took(part.repeat(8_000 / part.length));
        return took(part.repeat(64_000 / part.length)) < 32 * Math.max(short, 1);
      });
    expect([...parts, ...more].filter((part) => !isLinear(part))).toEqual([]);
  });
});
