import { CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { t, tMessage } from "#texts/app/t.ts";

/** The attributes that connect a control with its label and texts. */
type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** advice about a value that is accepted anyway, read out when it appears; null while there is none */
  warning?: ReactNode;
  /** the characters used, of `max`; a value over the limit is marked and read out */
  counter?: { value: number; max: number };
  /** the prefix of the input, such as "instagram.com/" */
  prefix?: ReactNode;
  className?: string | undefined;
  /** renders the control: `(control) => <input {...control} {...register("name")} />` */
  children: (control: FieldControl) => ReactNode;
};

/** The class names of a field's parts. */
type FieldLooks = Readonly<
  Partial<
    Record<
      "field" | "label" | "counter" | "over" | "box" | "refused" | "prefix" | "message" | "advice" | "help",
      string
    >
  >
>;

/** Makes the component of a field with these class names: a label, one control, and the texts about it. */
export const fieldWith = (looks: FieldLooks) =>
  function Field(props: FieldProps) {
    const { label, error, hint, warning, counter, prefix, className, children } = props;
    const id = useId();
    const over = counter !== undefined && counter.value > counter.max;
    const describedBy = [
      error !== undefined && `${id}-error`,
      warning !== undefined && `${id}-warning`,
      hint !== undefined && `${id}-hint`,
      prefix !== undefined && `${id}-prefix`,
      counter !== undefined && `${id}-count`,
    ].filter((part) => part !== false);
    return (
      <div className={classNames(looks.field, className)}>
        <span className={looks.label}>
          <label htmlFor={id}>{label}</label>
          {counter && (
            <span className={classNames(looks.counter, over && looks.over)} id={`${id}-count`}>
              {counter.value}/{counter.max}
              {over && (
                <>
                  {" "}
                  <span className="vh">{t("too long")}</span>
                </>
              )}
            </span>
          )}
        </span>
        <span className={classNames(looks.box, error !== undefined && looks.refused)}>
          {prefix !== undefined && (
            <span className={looks.prefix} id={`${id}-prefix`}>
              {prefix}
            </span>
          )}
          {children({
            id,
            "aria-describedby": describedBy.join(" ") || undefined,
            "aria-invalid": error !== undefined || undefined,
          })}
        </span>
        {error !== undefined && (
          <p className={looks.message} id={`${id}-error`}>
            <CircleAlert size={18} aria-hidden="true" />
            {tMessage(error)}
          </p>
        )}
        {warning !== undefined && (
          <div role="status" id={`${id}-warning`}>
            {warning !== null && (
              <p className={classNames(looks.message, looks.advice)}>
                <TriangleAlert size={18} aria-hidden="true" />
                {warning}
              </p>
            )}
          </div>
        )}
        {hint !== undefined && (
          <p className={looks.help} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    );
  };
