import { Check, Image, Printer, QrCode, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import type { FirstSteps, OwnGuide } from "#schema/own-guide.ts";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { StepCount } from "#web/ui/step-count.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import { CardWayHint } from "../card-way-hint.tsx";
import styles from "./first-steps-card.module.css";
import { PutAwayButton } from "./put-away-button.tsx";

type FirstStepsCardProps = {
  guide: OwnGuide;
  done: FirstSteps;
  /** whether the guide's name is shown, because there are other profiles */
  isNamed: boolean;
  /** says how long the code on a badge works */
  codeLine: ReactNode;
  /** whether the screen has another main action */
  quiet: boolean;
  onShowCode: () => void;
};

type Step = { step: keyof FirstSteps; title: string; text: ReactNode; action: ReactNode };

const icon = { size: 20, "aria-hidden": true } as const;

/** Says that guests can tip, and who among them can't. */
function Tippable({ id, takesCards, homeWay }: OwnGuide) {
  if (!takesCards) return <CardWayHint id={id} />;
  if (homeWay !== null)
    return (
      <Trans
        text="People from here pay with {way}. {add}"
        parts={{
          way: <bdi>{homeWay}</bdi>,
          add: <RouteLink to={paths.edit(id)}>{t("Add it")}</RouteLink>,
        }}
      />
    );
  return t("It is on your page");
}

type Look = { variant: "accent" | "ink" };

const stepsFor = (
  { guide, done, isNamed, codeLine, onShowCode }: FirstStepsCardProps,
  { variant }: Look,
): Step[] => [
  {
    step: "photo",
    title: isNamed ? t("A photo of the guide") : t("A photo of you"),
    text: t("Guests look for your face in the crowd"),
    action: (
      <RouteButton variant={variant} block icon={<Image {...icon} />} to={paths.edit(guide.id)}>
        {t("Add a photo")}
      </RouteButton>
    ),
  },
  {
    step: "tip",
    title: t("One way to be tipped"),
    text: done.tip ? <Tippable {...guide} /> : t("A card, a bank or a service: what your guests use"),
    action: (
      <RouteButton variant={variant} block icon={<Wallet {...icon} />} to={paths.edit(guide.id)}>
        {t("Choose a way")}
      </RouteButton>
    ),
  },
  {
    step: "print",
    title: t("Print your badge"),
    text: (
      <>
        {t("A7 (74 × 105 mm), fits any holder")}
        {!done.print && <span className={styles.life}>{codeLine}</span>}
      </>
    ),
    action: (
      <RouteButton variant={variant} block icon={<Printer {...icon} />} to={paths.print(guide.id)}>
        {t("Choose and print")}
      </RouteButton>
    ),
  },
  {
    step: "scan",
    title: t("The first scan"),
    text: t("Scan your printed badge, or show this code to a friend"),
    action: (
      <Button variant={variant} block icon={<QrCode {...icon} />} onClick={onShowCode}>
        {t("Show the code")}
      </Button>
    ),
  },
];

/** Shows the first steps of a new guide. What really happened ticks each of them. Only the next one has its button. */
export function FirstStepsCard(props: FirstStepsCardProps) {
  const { guide, done, isNamed, quiet } = props;
  const steps = stepsFor(props, { variant: quiet ? "ink" : "accent" });
  const isDone = ({ step }: Step) => done[step];
  const next = steps.find((step) => !isDone(step));
  const count = steps.filter(isDone).length;
  return (
    <Card className={styles.steps} aria-labelledby="first-steps">
      <PutAwayButton />
      <h2 id="first-steps">{t("Ready for the first scan")}</h2>
      {isNamed && (
        <p>
          <bdi>{guide.name}</bdi>
        </p>
      )}
      <StepCount className={styles.progress} count={count} max={steps.length} />
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.step}
            className={classNames(isDone(step) && styles.done, step === next && styles.next)}
            aria-current={step === next ? "step" : undefined}
          >
            <span className={styles.box} aria-hidden="true">
              {isDone(step) ? <Check size={18} strokeWidth={3} /> : index + 1}
            </span>
            <span className={styles.text}>
              <b>{step.title}</b>
              {isDone(step) && <span className="vh">{t(": done")}</span>}
              <small>{step.text}</small>
            </span>
            {step === next && step.action}
          </li>
        ))}
      </ol>
    </Card>
  );
}
