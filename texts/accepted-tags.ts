/** Lists the tags of an Accept-Language header (RFC 9110), most preferred first. Skips malformed parts. */
export function acceptedTags(header: string): string[] {
  return header
    .split(",")
    .flatMap((part) => {
      const [, tag, q = "1"] =
        /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)\s*)?$/i.exec(part) ??
        [];
      return tag !== undefined && Number(q) > 0 ? [{ tag, weight: Number(q) }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
