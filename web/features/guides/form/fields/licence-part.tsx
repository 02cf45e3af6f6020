import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Fold } from "#web/ui/fold.tsx";
import { t } from "#texts/app/t.ts";
import { LaterPart } from "../later-part.tsx";
import type { FormValues } from "../values.ts";
import styles from "./folds.module.css";

const loadFields = async () => (await import("./licence-fields.tsx")).LicenceFields;
const NOTHING = {};

/** Shows the guide's licence, folded while there is none. */
export function LicencePart() {
  const { getValues, formState } = useFormContext<FormValues>();
  const [wasEmpty] = useState(() => Object.values(getValues("licence")).every((text) => text === ""));
  return (
    <Fold
      className={styles.fold}
      title={t("Licence as a guide")}
      note={t("If you have one. Guests read it under your tag, as you state it.")}
      isOpen={!wasEmpty}
      isNeeded={formState.errors.licence !== undefined}
    >
      <LaterPart load={loadFields} height={140} props={NOTHING} />
    </Fold>
  );
}
