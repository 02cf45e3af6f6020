/** A part of a code to write. A part without a value is left out. */
export type EmvPart = readonly [id: string, value: string | readonly EmvPart[] | undefined];

/** A field of a code that was read. Templates have fields of their own. */
export type EmvField = { id: string; value: string; fields?: readonly EmvField[] };

/** Why a text is no EMV code. `format` is also the reason where something else was photographed. */
type EmvFault = "format" | "crc";

const CRC = "6304";

/** Computes CRC-16/CCITT-FALSE over a text's UTF-8 bytes, as four hexadecimal digits in capitals. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** Writes parts as id, length in characters and value. */
function join(parts: readonly EmvPart[]): string {
  let text = "";
  for (const [id, part] of parts) {
    if (part === undefined) continue;
    const value = typeof part === "string" ? part : join(part);
    const { length } = [...value];
    if (length === 0 || length > 99) throw new RangeError(`EMV field ${id} has ${length} characters`);
    text += id + String(length).padStart(2, "0") + value;
  }
  return text;
}

/**
 * Writes a code of the EMV family (merchant-presented mode) with its check sum. Values must be ASCII: use foldLatin
 * first.
 */
export const writeEmv = (parts: readonly EmvPart[]): string => {
  const text = join([["00", "01"], ...parts]) + CRC;
  return text + crc16(text);
};

/** A unit in which lengths are counted: the standard's characters, or the UTF-8 bytes that some banks count. */
type Unit = (text: string) => readonly string[];
const CHARACTERS: Unit = (text) => [...text];
/** Gives each character as many places as it has bytes: it stands in the first one. */
const BYTES: Unit = (text) =>
  [...text].flatMap((letter) => {
    const { length } = new TextEncoder().encode(letter);
    return [letter, ...Array.from({ length: length - 1 }, () => "")];
  });

/** Reads fields to the text's end; null where a length is wrong or an id comes twice. */
function split(text: string, unit: Unit = CHARACTERS): EmvField[] | null {
  const letters = unit(text);
  const fields: EmvField[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < letters.length;) {
    const [, id = "", digits = ""] = /^(\d\d)(\d\d)$/.exec(letters.slice(at, at + 4).join("")) ?? [];
    const value = letters.slice(at + 4, at + 4 + Number(digits));
    const isCut = letters[at + 4 + value.length] === "";
    if (id === "" || value.length === 0 || value.length !== Number(digits) || isCut || seen.has(id))
      return null;
    seen.add(id);
    fields.push({ id, value: value.join("") });
    at += 4 + value.length;
  }
  return fields;
}

/** Returns whether a field holds fields: accounts from 26 on, additional data, another language's name. */
const isTemplate = (id: string): boolean => (id >= "26" && id <= "51") || id === "62" || id === "64";
/** Returns whether a field may hold fields: those of 80 to 99. */
const mayBeTemplate = (id: string): boolean => id >= "80";

/** Reads all fields with those of the templates; null where a length is wrong or the check sum isn't the last one. */
function readIn(unit: Unit, text: string): EmvField[] | null {
  const fields = split(text, unit);
  if (fields?.[fields.length - 1]?.id !== "63") return null;
  const read: EmvField[] = [];
  for (const field of fields) {
    const inner = isTemplate(field.id) || mayBeTemplate(field.id) ? split(field.value, unit) : null;
    if (isTemplate(field.id) && inner === null) return null;
    read.push(inner === null ? field : { ...field, fields: inner });
  }
  return read;
}

/** The field of the city, which every code to a merchant has. */
const CITY = "60";

/**
 * Reads a code strictly: it checks the first and the last field, every length, and the check sum over the bytes. Where
 * lengths can be read in characters and in bytes, the reading that has a city is right: in the other one the name has
 * swallowed it.
 */
export function readEmv(text: string): { fields: readonly EmvField[] } | { fault: EmvFault } {
  if (!text.startsWith("000201") || !/6304[0-9A-Fa-f]{4}$/.test(text)) return { fault: "format" };
  const units = /[^ -~]/.test(text) ? [CHARACTERS, BYTES] : [CHARACTERS];
  const readings = units.flatMap((unit) => {
    const fields = readIn(unit, text);
    return fields ? [fields] : [];
  });
  const fields = readings.find((read) => read.some(({ id }) => id === CITY)) ?? readings[0];
  if (!fields) return { fault: "format" };
  return crc16(text.slice(0, -4)) === text.slice(-4).toUpperCase() ? { fields } : { fault: "crc" };
}

/** Returns the value at a path of ids, such as "26", "00"; undefined where there is none. */
export function emvValue(fields: readonly EmvField[], ...path: string[]): string | undefined {
  const [id, ...rest] = path;
  const field = fields.find((candidate) => candidate.id === id);
  if (!field || rest.length === 0) return field?.value;
  return emvValue(field.fields ?? split(field.value) ?? [], ...rest);
}

/**
 * Returns the fields of a scheme's template in a whole code, whose text apps share as well; undefined for any other text.
 */
export function templateIn(text: string, identifier: RegExp): readonly EmvField[] | undefined {
  const read = readEmv(text);
  if ("fault" in read) return undefined;
  return read.fields.find(({ fields }) => fields && identifier.test(emvValue(fields, "00") ?? ""))?.fields;
}
