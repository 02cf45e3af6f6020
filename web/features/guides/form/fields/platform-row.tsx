import { Trash2 } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { isWebUrl } from "#schema/url.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TryLink } from "./try-link.tsx";
import type { FormValues } from "../values.ts";

/** Name and URL of one review platform. */
export function PlatformRow({ row, onRemove }: { row: number; onRemove: () => void }) {
  const { register, control, formState } = useFormContext<FormValues>();
  const name = `reviewPlatforms.${row}` as const;
  const [platform, url] = useWatch({ control, name: [`${name}.platform`, `${name}.url`] });
  const errors = formState.errors.reviewPlatforms?.[row];
  const called = platform?.trim() || `platform ${row + 1}`;
  const address = url?.trim() ?? "";
  return (
    <div className="rp" role="group" aria-label={called}>
      <Field label="Platform name" error={errors?.platform?.message}>
        {(props) => (
          <input {...props} {...register(`${name}.platform`)} type="text" dir="auto" autoComplete="off" />
        )}
      </Field>
      <Field className="link-field" label="URL" error={errors?.url?.message}>
        {(props) => (
          <span className="typed">
            <input
              {...props}
              {...register(`${name}.url`)}
              type="url"
              dir="ltr"
              autoComplete="off"
              placeholder="Paste the full link"
            />
            {isWebUrl(address) && <TryLink url={address} newTab label={called} />}
          </span>
        )}
      </Field>
      <IconButton
        label={`Remove ${called}`}
        icon={<Trash2 size={20} aria-hidden="true" />}
        danger
        onClick={onRemove}
      />
    </div>
  );
}
