declare module "punycode/punycode.es6.js" {
  /** Writes the parts of a host that begin with xn-- in their own letters. Throws a RangeError for a part that can't be read. */
  export function toUnicode(host: string): string;
}
