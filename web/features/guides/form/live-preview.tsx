import { type ReactNode, type RefObject, useEffect, useState, useSyncExternalStore } from "react";
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

export type LivePreviewProps = Pick<GuideDraft, "guide" | "picture"> & {
  /** the form; its sections name the part of the page they are about in `data-part` */
  sections: RefObject<HTMLElement | null>;
  children: (draft: GuideDraft) => ReactNode;
};

function useEditedPart(sections: RefObject<HTMLElement | null>): string | undefined {
  const [part, setPart] = useState<string>();
  useEffect(() => {
    const { current } = sections;
    const onFocus = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest<HTMLElement>("[data-part]") : null;
      setPart(section?.dataset.part);
    };
    current?.addEventListener("focusin", onFocus);
    return () => current?.removeEventListener("focusin", onFocus);
  }, [sections]);
  return part;
}

/** Beside the form, where there is room: what `children` makes of the profile as it is being typed. */
export function LivePreview({ sections, children, ...draft }: LivePreviewProps) {
  const { control } = useFormContext<FormValues>();
  const reviewPlatforms = useWatch({ control, name: "reviewPlatforms" });
  const values = { ...newValues(), ...useWatch({ control }), reviewPlatforms };
  const part = useEditedPart(sections);
  const hasRoom = useSyncExternalStore(onWidth, () => wide.matches);
  if (!hasRoom) return null;
  return (
    <aside className="prev" aria-label="Preview">
      <span className="cap">Live preview</span>
      {children({ ...draft, values, part })}
    </aside>
  );
}
