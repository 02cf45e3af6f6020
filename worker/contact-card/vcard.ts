/** The longest line of a vCard, in octets without its end. */
const LINE_MAX = 75;
const END = "\r\n";
const utf8 = new TextEncoder();

/** Escapes a text value: RFC 2426, section 4. */
export const vcardText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);

/** Folds a line: each further part begins with a space. It never cuts a character in two. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const { length } = utf8.encode(character);
    if (octets + length > LINE_MAX) {
      text += `${END} `;
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text + END;
}

/** Writes a vCard 3.0, the newest that phones read, from its lines "NAME:value". */
export const writeVcard = (lines: readonly string[]): string =>
  ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].map(folded).join("");
