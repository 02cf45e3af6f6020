import type { Opening } from "#schema/code-marks.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { Segment } from "#web/ui/segment.tsx";
import { t } from "#texts/app/t.ts";

/** Lists what the code of a profile can open. `tips`: the labels of its ways to be tipped. */
export const openingsOf = ({
  tips,
  reviewsEnabled,
}: Pick<OwnGuide, "tips" | "reviewsEnabled">): Opening[] => [
  "page",
  ...(tips.length > 0 ? (["tips"] as const) : []),
  ...(reviewsEnabled === "true" ? (["reviews"] as const) : []),
];

type OpeningChoiceProps = {
  openings: readonly Opening[];
  value: Opening;
  onChange: (opening: Opening) => void;
};

/** Asks what the code opens, where it can be more than the page. */
export function OpeningChoice({ openings, ...choice }: OpeningChoiceProps) {
  if (openings.length === 1) return null;
  const texts = { page: t("Page"), tips: t("Tips"), reviews: t("Reviews") };
  return (
    <Segment
      legend={t("What the code opens")}
      choices={openings.map((value) => ({ value, text: texts[value] }))}
      {...choice}
    />
  );
}
