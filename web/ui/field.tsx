import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";

/** What the control must carry to belong to its label and texts. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** characters used, of how many; over the limit it turns crimson and says so */
  counter?: { value: number; max: number };
  /** stands before the input, e.g. "instagram.com/" */
  prefix?: ReactNode;
  className?: string;
  /** Renders the control: `(control) => <input {...control} {...register("name")} />`. */
  children: (control: FieldControl) => ReactNode;
};

/** A label, one control, and what is to be said about it. */
export function Field({ label, error, hint, counter, prefix, className, children }: FieldProps) {
  const id = useId();
  const over = counter !== undefined && counter.value > counter.max;
  const describedBy = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    prefix !== undefined && `${id}-prefix`,
    counter !== undefined && `${id}-count`,
  ].filter((part) => part !== false);
  return (
    <div className={classNames("fld", className)}>
      <span className="lab">
        <label htmlFor={id}>{label}</label>
        {counter && (
          <span className={classNames("cnt", over && "max")} id={`${id}-count`}>
            {counter.value}/{counter.max}
            {over && <span className="vh"> too long</span>}
          </span>
        )}
      </span>
      <span className={classNames("inp", error !== undefined && "err")}>
        {prefix !== undefined && (
          <span className="pre" id={`${id}-prefix`}>
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
        <p className="msg" id={`${id}-error`}>
          <CircleAlert className="i" size={18} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
