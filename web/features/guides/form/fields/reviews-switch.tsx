import { useId } from "react";
import { useController } from "react-hook-form";
import { Help } from "#web/ui/field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./reviews-switch.module.css";
import type { FormValues } from "../values.ts";

/** Shows the switch that enables guest reviews. The whole row is its label. */
export function ReviewsSwitch() {
  const id = useId();
  const { field } = useController<FormValues, "reviewsEnabled">({ name: "reviewsEnabled" });
  return (
    <label className={styles.row} htmlFor={id}>
      <span>
        <b id={`${id}-name`}>{t("Guest reviews")}</b>
        <Help as="span" className={styles.help} id={`${id}-help`}>
          {field.value === "false"
            ? t(
                "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.",
              )
            : t("Guests can leave a review on your profile.")}
        </Help>
      </span>
      <Switch
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-help`}
        checked={field.value === "true"}
        onCheckedChange={(checked) => field.onChange(checked ? "true" : "false")}
      />
    </label>
  );
}
