import { type CSSProperties, useId } from "react";
import { DrawingSvg } from "./drawing/drawing-svg.tsx";
import type { Side } from "./drawing/drawing.ts";
import { FORMATS, type FormatKey } from "./formats.ts";
import styles from "./format-choice.module.css";
import { t } from "#texts/app/t.ts";

const KEYS = Object.keys(FORMATS) as FormatKey[];
/** px that a picture may take */
const ROOM = { width: 88, height: 92 };

type FormatChoiceProps = {
  /** the first side of each format, as it would be printed now */
  faces: Record<FormatKey, Side | undefined>;
  photo: string | null;
  value: FormatKey;
  onChange: (format: FormatKey) => void;
};

/** Shows small pictures of the formats, to choose what to print. */
export function FormatChoice({ faces, photo, value, onChange }: FormatChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend className="vh">{t("What to print")}</legend>
      {KEYS.map((key) => {
        const face = faces[key];
        const scale = face ? Math.min(ROOM.width / face.width, ROOM.height / face.height) : 0;
        return (
          <label key={key} className={styles.format}>
            <input
              type="radio"
              name={name}
              className="vh"
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <span className={styles.picture}>
              {face && (
                <span
                  style={{ width: face.width * scale, height: face.height * scale } satisfies CSSProperties}
                >
                  <DrawingSvg side={face} photo={photo} />
                </span>
              )}
            </span>
            <b>{t(FORMATS[key].name)}</b>
            <small>{t(FORMATS[key].size)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
