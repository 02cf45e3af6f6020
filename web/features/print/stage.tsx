import { Ruler } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { t } from "#texts/app/t.ts";
import { DrawingSvg } from "./drawing/drawing-svg.tsx";
import { codesIn, type Side } from "./drawing/drawing.ts";
import { centimetres, millimetres } from "./lengths.ts";
import styles from "./stage.module.css";

/** mm of room on a wide screen, where a badge has its true size, and on a phone */
const WIDE = { width: 152, height: 118 };
const NARROW = { width: 70, height: 96 };

const scaleFor = (room: typeof WIDE, sides: readonly Side[]): number =>
  Math.min(
    1,
    room.width / sides.reduce((sum, { width }) => sum + width, 0),
    room.height / Math.max(...sides.map(({ height }) => height)),
  );

/** Says from how far a code of this width (mm) is read: ten times its width. */
function distanceOf(width: number): string {
  // A width in mm, times ten, is as many centimetres.
  const distance = Math.floor(Math.round(width) / 5) * 5;
  return distance === 50 ? t("half a metre") : centimetres(distance);
}

type StageProps = {
  sides: readonly Side[];
  photo: string | null;
  /** shown beside the distance, on wide screens */
  children: ReactNode;
};

/** Shows the print at true proportions, and from how far its code is read. */
export function Stage({ sides, photo, children }: StageProps) {
  const widths = sides.flatMap(({ shapes }) => codesIn(shapes)).map(({ width }) => width);
  const width = Math.max(...widths);
  const [first] = sides;
  return (
    <div className={styles.stage}>
      <div
        className={styles.mat}
        style={{ "--wide": scaleFor(WIDE, sides), "--narrow": scaleFor(NARROW, sides) } as CSSProperties}
      >
        {sides.map((side, index) => (
          <figure
            key={side.name}
            className={styles.side}
            style={
              { "--width": side.width, "--height": side.height, "--radius": side.radius } as CSSProperties
            }
          >
            {index === 0 && first && (
              <>
                <span className={styles.across}>{millimetres(first.width)}</span>
                <span className={styles.down}>
                  <span>{millimetres(first.height)}</span>
                </span>
              </>
            )}
            <DrawingSvg side={side} photo={photo} label={t(side.name)} />
            <figcaption>{t(side.name)}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.say}>
        <Ruler size={22} aria-hidden="true" />
        <p aria-live="polite">
          <b>{t("Scans from about {distance}", { distance: distanceOf(width) })}</b>
          {t("The code is {width} wide. Ten times its width is a safe distance.", {
            width: millimetres(Math.round(width)),
          })}
        </p>
        {children}
      </div>
    </div>
  );
}
