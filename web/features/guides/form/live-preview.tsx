import { type ReactNode, useSyncExternalStore } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Guide } from "#schema/guide.ts";
import { type FormValues, newValues } from "./values.ts";

/** The profile as it would be saved now. */
export type GuideDraft = {
  /** as it was last saved; undefined while it is new */
  guide: Guide | undefined;
  values: FormValues;
  /** address of the picture it will have */
  picture: string | null;
  /** CSS selector of the part of the public page that is being edited */
  part: string | undefined;
};

const wide = matchMedia("(min-width: 1100px)");
const onWidth = (listener: () => void): (() => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

export type LivePreviewProps = Omit<GuideDraft, "values"> & { children: (draft: GuideDraft) => ReactNode };

/** Beside the form, where there is room: what `children` makes of the profile as it is being typed. */
export function LivePreview({ children, ...rest }: LivePreviewProps) {
  const { control } = useFormContext<FormValues>();
  const values = { ...newValues(), ...useWatch({ control }) };
  const hasRoom = useSyncExternalStore(onWidth, () => wide.matches);
  if (!hasRoom) return null;
  return (
    <aside className="prev" aria-label="Preview">
      <span className="cap">Live preview</span>
      {children({ ...rest, values })}
    </aside>
  );
}
