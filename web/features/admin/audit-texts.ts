import { plural, t } from "#texts/app/t.ts";

/** Says an entry's details as a sentence has them: "had 1 profile, no tours". */
export function detailInWords(detail: string): string {
  const counts = /^profiles: (\d+), experiences: (\d+)$/.exec(detail);
  if (!counts) return detail;
  const [profiles = 0, tours = 0] = counts.slice(1).map(Number);
  return t("had {profiles}, {tours}", {
    profiles: profiles === 0 ? t("no profiles") : plural("1 profile", "{count} profiles", profiles),
    tours: tours === 0 ? t("no tours") : plural("1 tour", "{count} tours", tours),
  });
}
