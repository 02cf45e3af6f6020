import { pick, type Random } from "./random.ts";

/** Texts that have broken programs: markup, quoting, paths, formats, scripts, invisible signs, what looks like numbers. */
const BASES = [
  ..."' \" ` \\ \0 \n \r \t \x7f \x1b[2J % _ ; -- /* */ # $ & | < > { } [ ] ( ) ? = + , . ! @ ~ ^ *".split(
    " ",
  ),
  "",
  " ",
  "null undefined NaN Infinity -Infinity true false nil None 0 -0 -1 1e308 1e-999 0x1F 00012 1,000 9007199254740993".split(
    " ",
  ),
  "__proto__ constructor prototype toString hasOwnProperty __defineGetter__ valueOf then".split(" "),
  "' or '1'='1",
  "1; drop table users; --",
  "'); delete from guides; --",
  '" union select password_hash from users --',
  "%27%20or%201=1",
  "x' and randomblob(100000000) --",
  "{{7*7}} ${7*7} #{7*7} <%= 7*7 %> %s%s%s%n {0}",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "</script><script>alert(1)//",
  '" autofocus onfocus=alert(1) x="',
  "<!--",
  "]]>",
  "<![CDATA[x]]>",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/png;base64,AAAA",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "//evil.example",
  "https://",
  "https:///evil",
  "http://user:pass@evil.example/",
  "https://[::1",
  "https://evil.example\\@good.example",
  "https://xn--/",
  `https://a.example/${"%00".repeat(20)}`,
  "../../../../etc/passwd",
  "..\\..\\windows\\system32",
  "%2e%2e%2f",
  "C:\\nul",
  "con",
  "$(reboot)",
  "`reboot`",
  "| cat /etc/passwd",
  "\r\nSet-Cookie: sid=1",
  "%0d%0aLocation: https://evil.example",
  "To: a@b.example\nBcc: everybody@example.com",
  "a@b.example\0c",
  '"very.unusual"@example.com',
  "a@localhost",
  `${"a".repeat(64)}@${"b".repeat(63)}.example`,
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "\u{FEFF}bom",
  "\u202Egnp.exe",
  "\u200B\u200C\u200D\u2060",
  "\u2028\u2029",
  "\uD800",
  "\uDC00tail",
  "\uFFFE\uFFFF",
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}",
  "\u{1F1E9}\u{1F1EA}".repeat(30),
  "Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031Ealgo",
  "e\u0301".normalize("NFD"),
  "İıſK",
  "ﬃ ㍿ ﷽",
  "田中さん 社會科學院 울란바토르 สวัสดี",
  "مرحبا بالعالم ‏(abc)",
  "Δοκιμή Тест बिक्री",
  "😀".repeat(200),
  "a".repeat(255),
  "a".repeat(256),
  "a".repeat(5000),
  `${"a".repeat(30_000)}!`,
  " padded ",
  "\u00A0nbsp\u00A0",
  "2026-02-30T25:61:61Z",
  "-271821-04-20T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "(a+)+$",
  "*/*;q=0",
  '{"a":1}',
  "[object Object]",
].flat();

/** What long runs are made of: one sign or a few in turn, of each class that a pattern names. */
const UNITS = [
  "@ a@ a@b. a a. a- - . / // \\ < <a > # ? ?x= & = % %20 + 1 1. 1- 1, 1/ 12. (0) 00 € $1 https:// www. :".split(
    " ",
  ),
  "' \" _ { { [ ( ) * | ~ ; , ! A aA é e\u0301 \u0301\u0323 漢 か ท ا ٠ ๐ 𝟿 ９ 😀 👨\u200D👩\u200D👧 \uD83D \u200B \u202E \u00AD".split(
    " ",
  ),
  " ",
  "1 ",
  "a ",
  "\n",
  "\r\n",
  "\t",
  "1 000 ",
].flat();

/** Creates a long run of each unit, of so many bytes at most. */
export const longRuns = (bytes: number): string[] =>
  UNITS.map((unit) => unit.repeat(Math.floor(bytes / new TextEncoder().encode(unit).length)));

/** Generates so many hostile texts: the bases, then pairs of them, the same for the same seed. */
export function hostileTexts(random: Random, count: number): string[] {
  const all = [...BASES];
  while (all.length < count)
    all.push(pick(random, BASES) + pick(random, ["", " ", "\0", "é", "'"]) + pick(random, BASES));
  return count < BASES.length
    ? Array.from({ length: count }, () => pick(random, BASES))
    : all.slice(0, count);
}

const deep = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** JSON of the wrong type or size for any field. */
const VALUES = [
  'null true false 0 -1 1.5 1e400 -1e308 9007199254740993 [] {} [null] [[]] {"a":{}}'.split(" "),
  `""`,
  `"\\u0000"`,
  `"\\ud800"`,
  `"\\ud800\\u0041"`,
  JSON.stringify("a".repeat(10_000)),
  JSON.stringify("x".repeat(1_000_000)),
  deep(100),
  deep(10_000),
  `{"__proto__":{"role":"admin"}}`,
  `{"toString":1,"valueOf":1,"length":-1}`,
  `[1,"1",null,{},[]]`,
  `"2026-13-45T99:00:00Z"`,
].flat();

/** Bodies that are no object of fields. */
const WHOLE = [
  'null [] 7 "text" true {} { {] [1,2 nonsense {"a":} \u0000 \uFEFF{}'.split(" "),
  "",
  `{"__proto__":{"role":"admin","isAdmin":true}}`,
  `{"constructor":{"prototype":{"role":"admin"}}}`,
  `{"a":1,"a":2}`,
  deep(10_000),
  `{"a":${deep(10_000)}}`,
  `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join()}}`,
  `"${"x".repeat(1_000_000)}"`,
].flat();

/** Builds a bad body: another body altogether, or a good one with some fields replaced, named twice or left out. */
export function badBody(random: Random, good: Record<string, unknown>, fields: string[]): string {
  if (fields.length === 0 || random() < 0.1) return pick(random, WHOLE);
  const parts = new Map(Object.entries(good).map(([name, value]) => [name, JSON.stringify(value)]));
  for (let n = random() * 3; n > 0; n--) parts.set(pick(random, fields), pick(random, VALUES));
  if (random() < 0.2) parts.delete(pick(random, fields));
  if (random() < 0.1) parts.set("__proto__", pick(random, VALUES));
  const twice = random() < 0.1 ? `,${JSON.stringify(pick(random, fields))}:${pick(random, VALUES)}` : "";
  return `{${[...parts].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}${twice}}`;
}
