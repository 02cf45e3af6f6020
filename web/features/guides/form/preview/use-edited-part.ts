import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the CSS selector of the part of the public page that was edited last. `sections`: the form, whose sections name
 * their part in `data-part`.
 */
export function useEditedPart(sections: RefObject<HTMLElement | null>): string | undefined {
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
