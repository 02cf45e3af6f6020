import { Check, Smartphone } from "lucide-react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { paths } from "#web/paths.ts";
import { localDate } from "#web/lib/format.ts";
import { buttonClass, LinkButton } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { appLocale, t } from "#texts/app/t.ts";
import styles from "./first-steps-card.module.css";
import { PutAwayButton } from "./put-away-button.tsx";

/** Says when a first scan was: the hour today, else the day. `scan`: an instant, or a day where the hour isn't known. */
function timeOf(scan: string): string {
  const isDay = scan.length === 10;
  const date = new Date(isDay ? `${scan}T12:00` : scan);
  return isDay || date.toDateString() !== new Date().toDateString()
    ? localDate(date.toISOString())
    : date.toLocaleTimeString(appLocale(), { hour: "numeric", minute: "2-digit" });
}

type ReadyCardProps = {
  guide: OwnGuide;
  scan: string;
  /** whether the guide's name is shown, because there are other profiles */
  isNamed: boolean;
  /** whether the screen has another main action */
  quiet: boolean;
};

/** Says that the first steps are done, and what is good to have on the next walk. */
export function ReadyCard({ guide, scan, isNamed, quiet }: ReadyCardProps) {
  return (
    <Card className={styles.steps} aria-labelledby="first-steps">
      <PutAwayButton />
      <h2 id="first-steps" className={styles.ready}>
        <span className={styles.box} aria-hidden="true">
          <Check size={18} strokeWidth={3} />
        </span>
        <span>{t("First scan counted, {time}. You are ready.", { time: timeOf(scan) })}</span>
      </h2>
      {isNamed && (
        <p>
          <bdi>{guide.name}</bdi>
        </p>
      )}
      <Hint large>{t("Pocket shows your code full screen, also without a network.")}</Hint>
      <div className={styles.buttons}>
        <LinkButton
          variant={quiet ? "line" : "accent"}
          icon={<Smartphone size={20} aria-hidden="true" />}
          href={paths.pocketOf(guide.id)}
        >
          {t("Pocket")}
        </LinkButton>
        {guide.handle === null && (
          <RouteLink className={buttonClass({ variant: "line" })} to={paths.edit(guide.id)}>
            {t("Choose a page address")}
          </RouteLink>
        )}
      </div>
      {guide.handle === null && (
        <Hint>
          {t("A page address is short and easy to say, such as /@marta. Your code stays the same.")}
        </Hint>
      )}
    </Card>
  );
}
