import { type ReactNode, type RefObject, useSyncExternalStore } from "react";
import { t } from "#texts/app/t.ts";
import type { GuideDraft } from "./guide-draft.ts";
import styles from "./live-preview.module.css";
import { useEditedPart } from "./use-edited-part.ts";
import { useShownValues } from "./use-shown-values.ts";

const wide = matchMedia("(min-width: 1100px)");
const onWidth = (listener: () => void): (() => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

type LivePreviewProps = Pick<GuideDraft, "guide" | "image"> & {
  /** the form */
  sections: RefObject<HTMLElement | null>;
  children: (draft: GuideDraft) => ReactNode;
};

/** Shows `children` of the typed profile beside the form, where there is room. */
export function LivePreview({ sections, children, ...draft }: LivePreviewProps) {
  const values = useShownValues();
  const part = useEditedPart(sections);
  const hasRoom = useSyncExternalStore(onWidth, () => wide.matches);
  if (!hasRoom) return null;
  return (
    <aside className={styles.preview} aria-label={t("Preview")}>
      <span className={styles.caption}>{t("Live preview")}</span>
      <div inert>{children({ ...draft, values, part })}</div>
    </aside>
  );
}
