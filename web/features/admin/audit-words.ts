import { counted } from "#web/words/counted.ts";
import { t } from "#web/words/t.ts";

/** An entry's details as a sentence has them: "had 1 profile, no experiences". */
export function detailInWords(detail: string): string {
  const counts = /^profiles: (\d+), experiences: (\d+)$/.exec(detail);
  if (!counts) return detail;
  const [profiles = 0, experiences = 0] = counts.slice(1).map(Number);
  return t("had {profiles}, {experiences}", {
    profiles: profiles === 0 ? t("no profiles") : counted("1 profile", "{count} profiles", profiles),
    experiences:
      experiences === 0 ? t("no experiences") : counted("1 experience", "{count} experiences", experiences),
  });
}
