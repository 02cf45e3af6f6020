import { Pencil } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { User } from "#schema/account.ts";
import { lengthOf } from "#schema/clean-text.ts";
import { OPERATOR_NAME_MAX } from "#schema/limits.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { useRenameOperator } from "./mutations.ts";
import styles from "./operator-name-card.module.css";
import { t, tMessage } from "#texts/app/t.ts";

const loadRules = () => import("#schema/account.ts");

/** Shows the name above an operator's tours. The pencil turns it into a field. */
export function OperatorNameCard({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { operatorName } = user;
  return (
    <Card className={styles.card} aria-labelledby="operator-name">
      <h2 id="operator-name" className={isEditing ? "vh" : undefined}>
        {t("Operator name")}
      </h2>
      {isEditing ? (
        <NameForm name={operatorName} onEnd={() => setEditing(false)} />
      ) : (
        <>
          <div className={styles.name}>
            {operatorName === "" ? <i>{t("No name yet")}</i> : <b dir="auto">{operatorName}</b>}
            <IconButton
              className={styles.edit}
              ref={pencil}
              label={t("Edit operator name")}
              icon={<Pencil size={20} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            />
          </div>
          <Hint>{t("Guests read it above your tours on every profile.")}</Hint>
        </>
      )}
    </Card>
  );
}

/** Shows the field for the name. Enter saves it, Escape leaves it. */
function NameForm({ name, onEnd }: { name: string; onEnd: () => void }) {
  const toastFailure = useToastFailure();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
    // The rules are loaded while the name is typed; saving loads them again when this fails.
    loadRules().catch(() => {});
  }, []);
  const { mutateAsync: rename, isPending } = useRenameOperator();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    dismissToast();
    try {
      const { operatorNameSchema } = await loadRules();
      const { data, error: refused } = operatorNameSchema.safeParse({ operatorName: typed });
      if (!data) {
        const description = tMessage(refused.issues[0]?.message ?? "");
        setError(description);
        toast({ title: t("Invalid Name"), description, variant: "destructive" });
        input.current?.focus();
        return;
      }
      await rename(data.operatorName);
      toast({ title: t("Operator Name Updated"), description: data.operatorName });
      onEnd();
    } catch (error) {
      toastFailure(t("Failed to Update"), error);
    }
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Escape" && !nativeEvent.isComposing && !isPending) onEnd();
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={t("Operator name")}
        error={error}
        counter={{ value: lengthOf(typed), max: OPERATOR_NAME_MAX }}
      >
        {(props) => (
          <input
            {...props}
            ref={input}
            type="text"
            dir="auto"
            autoComplete="organization"
            maxLength={OPERATOR_NAME_MAX}
            readOnly={isPending}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Row className={styles.buttons}>
        <Button type="submit" size="sm" busy={isPending}>
          {isPending ? t("Saving...") : t("Save")}
        </Button>
        <Button variant="ghost" size="sm" disabled={isPending} onClick={onEnd}>
          {t("Cancel")}
        </Button>
      </Row>
    </form>
  );
}
