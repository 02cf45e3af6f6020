import { useFormContext, useWatch } from "react-hook-form";
import { Fold } from "#web/ui/fold.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";
import styles from "./folds.module.css";
import { HandleField } from "./handle-field.tsx";

type HandlePartProps = {
  /** the handle that leads to the page already */
  stored: string | null;
  /** whether somebody has scanned a code of the page: from then on an address to say is of use */
  isScanned: boolean;
};

/** Shows the field for the page's handle, folded until it is of use. */
export function HandlePart({ stored, isScanned }: HandlePartProps) {
  const { control, formState } = useFormContext<FormValues>();
  const handle = useWatch({ control, name: "handle" });
  return (
    <Fold
      className={styles.fold}
      title={t("Page address")}
      note={t("A short link that opens your page")}
      isNeeded={isScanned || handle !== "" || formState.errors.handle !== undefined}
    >
      <HandleField stored={stored} />
    </Fold>
  );
}
