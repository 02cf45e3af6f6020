import { type ReactNode, type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Guide } from "#schema/guide.ts";
import { t } from "#texts/app/t.ts";
import { type FormValues, newValues } from "../values.ts";
import styles from "./live-preview.module.css";

/** The profile as a save would leave it. */
export type GuideDraft = {
  /** the profile as it was last saved; undefined while it is new */
  guide: Guide | undefined;
  values: FormValues;
  /** the address of its image */
  image: string | null;
  /** CSS selector of the part of the public page that is being edited */
  part: string | undefined;
};

const wide = matchMedia("(min-width: 1100px)");
const onWidth = (listener: () => void): (() => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

type LivePreviewProps = Pick<GuideDraft, "guide" | "image"> & {
  /** the form, whose sections name their part of the public page in `data-part` */
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

/** Shows `children` of the typed profile beside the form, where there is room. */
export function LivePreview({ sections, children, ...draft }: LivePreviewProps) {
  const { control } = useFormContext<FormValues>();
  const [reviewPlatforms, translations] = useWatch({ control, name: ["reviewPlatforms", "translations"] });
  const values = { ...newValues(), ...useWatch({ control }), reviewPlatforms, translations };
  const part = useEditedPart(sections);
  const hasRoom = useSyncExternalStore(onWidth, () => wide.matches);
  if (!hasRoom) return null;
  return (
    <aside className={styles.preview} aria-label={t("Preview")}>
      <span className={styles.caption}>{t("Live preview")}</span>
      {children({ ...draft, values, part })}
    </aside>
  );
}
