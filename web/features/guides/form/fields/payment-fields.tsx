import { useFormContext, useWatch } from "react-hook-form";
import type { LinkField } from "#schema/links.ts";
import { Fold } from "#web/ui/fold.tsx";
import { t } from "#texts/app/t.ts";
import { US_SERVICES } from "../folds.ts";
import type { FormValues } from "../values.ts";
import styles from "./folds.module.css";
import { LinkFields } from "./link-fields.tsx";

const isOfUs = (field: LinkField) => US_SERVICES.includes(field);

/** Shows the inputs of the payment links. `isFolded`: whether those for the United States stand folded below the others. */
export const PaymentFields = ({ isFolded }: { isFolded: boolean }) =>
  isFolded ? (
    <>
      <LinkFields group="payment" isShown={(field) => !isOfUs(field)} />
      <UsServices />
    </>
  ) : (
    <LinkFields group="payment" />
  );

function UsServices() {
  const { control, formState } = useFormContext<FormValues>();
  const values = useWatch({ control, name: [...US_SERVICES] });
  const isWrong = US_SERVICES.some((field) => formState.errors[field]);
  return (
    <Fold
      className={styles.fold}
      title={t("Services in the United States")}
      note="Venmo, Cash App, Zelle"
      isNeeded={isWrong || values.some((value) => value !== "")}
    >
      <LinkFields group="payment" isShown={isOfUs} />
    </Fold>
  );
}
