/** The most common hosts of e-mail addresses, and the letters by which a near miss may differ. */
const HOSTS: Record<string, 1 | 2> = {
  "gmail.com": 2,
  "yahoo.com": 2,
  "hotmail.com": 2,
  "outlook.com": 2,
  "icloud.com": 2,
  "live.com": 1,
  "aol.com": 1,
  "msn.com": 1,
  "protonmail.com": 2,
  "yandex.ru": 1,
};
/** Hosts of their own that look like a near miss. */
const OTHERS = new Set([
  "mail.com",
  "email.com",
  "ymail.com",
  "gmx.com",
  "fmail.com",
  "love.com",
  "cloud.com",
]);
/** Longer hosts are no near miss of any. */
const LONGEST = 20;

/** Returns by how many letters two short texts differ: left out, added, replaced, or two that were swapped. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + Number(!isSame),
        ...(isSwapped ? [(before[j - 2] ?? Infinity) + 1] : []),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? Infinity;
}

/** Returns whether a service's host in a country was typed, such as `yahoo.ca`. No country has `.co` to itself. */
const isOfCountry = (host: string, common: string): boolean => {
  const [name, ending = ""] = host.split(".");
  return name === common.split(".")[0] && /^[a-z]{2}$/.test(ending) && !["co", "cm", "om"].includes(ending);
};

/** Finds the common host that an e-mail address nearly has; undefined where it has one, or nothing like one. */
export function likelyHost(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (!email.includes("@") || host.length > LONGEST) return undefined;
  if (Object.hasOwn(HOSTS, host) || OTHERS.has(host)) return undefined;
  const [nearest] = Object.entries(HOSTS)
    .map(([common, most]) => ({ common, most, apart: distance(host, common) }))
    .filter(({ common, most, apart }) => apart <= most && !isOfCountry(host, common))
    .sort((one, other) => one.apart - other.apart);
  return nearest?.common;
}
