import { useId } from "react";
import { Switch } from "#web/ui/switch.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./studio.module.css";

/** Why there is no photo to print. */
export const MISSING = {
  none: "Your profile has no photo yet.",
  loading: "Your photo is loading.",
  failed: "Your photo can't be printed from where it is. Upload it in your profile.",
} as const;

type PhotoSwitchProps = {
  isOn: boolean;
  /** why there is no photo; null where there is one */
  missing: string | null;
  onChange: (isOn: boolean) => void;
};

/** Shows the switch of the photo, or why there is none. */
export function PhotoSwitch({ isOn, missing, onChange }: PhotoSwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span>
        <b id={`${id}-name`}>{t("Photo")}</b>
        <span className={styles.detail} id={`${id}-detail`}>
          {missing ?? t("Guests know whom they tip.")}
        </span>
      </span>
      <Switch
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-detail`}
        checked={isOn && missing === null}
        disabled={missing !== null}
        onCheckedChange={onChange}
      />
    </label>
  );
}
