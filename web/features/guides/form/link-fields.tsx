import { ExternalLink } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { LINK_KINDS, type LinkKind } from "#schema/links.ts";
import { Field } from "#web/ui/field.tsx";
import { LINK_HINTS } from "./link-hints.tsx";
import { type FormValues, shownLink } from "./values.ts";

/** The fields of one group of links: usernames side by side, then those that take the full link. */
export function LinkFields({ group }: { group: LinkKind["group"] }) {
  const kinds = LINK_KINDS.filter((kind) => kind.group === group);
  return (
    <>
      <div className="fgrid">
        {kinds
          .filter(({ prefix }) => prefix !== "")
          .map((kind) => (
            <LinkInput key={kind.field} kind={kind} />
          ))}
      </div>
      {kinds
        .filter(({ prefix }) => prefix === "")
        .map((kind) => (
          <LinkInput key={kind.field} kind={kind} />
        ))}
    </>
  );
}

function LinkInput({ kind }: { kind: LinkKind }) {
  const { register, setValue, control, formState } = useFormContext<FormValues>();
  const value = useWatch({ control, name: kind.field });
  const {
    type = "text",
    cell = kind.prefix || undefined,
    help,
    filled,
    ...hint
  } = LINK_HINTS[kind.field] ?? {};
  const url = kind.toUrl(kind.normalise(value));
  const said = url !== null && filled ? filled(url) : help;
  const tidy = () => {
    const shown = shownLink(kind, value);
    if (shown === value) return;
    setValue(kind.field, shown, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Field
      className="link-field"
      label={kind.label}
      error={formState.errors[kind.field]?.message}
      {...(cell !== undefined && { prefix: cell })}
      {...(said !== undefined && { hint: said })}
    >
      {(control) => (
        <>
          <input
            autoComplete="off"
            {...hint}
            {...control}
            {...register(kind.field, { onBlur: tidy })}
            type={type}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {url !== null && (
            <a
              className="try"
              href={url}
              {...(kind.newTab && { target: "_blank", rel: "noopener noreferrer" })}
              title="Test link"
              aria-label={`Test link: ${kind.label}`}
            >
              <ExternalLink size={19} aria-hidden="true" />
            </a>
          )}
        </>
      )}
    </Field>
  );
}
