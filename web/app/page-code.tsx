import { type ComponentType, lazy, useState } from "react";
import type { AppFile } from "./page-areas.ts";

/** Loads the texts of a page, unless they are English, which the code itself has. */
async function loadTextsOf(file: AppFile): Promise<void> {
  if (document.documentElement.lang === "en") return;
  const { loadTexts } = await import("./page-texts.ts");
  await loadTexts(file);
}

/**
 * Makes a page whose code is a file of its own and loads its texts with it. A page that `load` has fetched before is
 * rendered at once, because React shows the fallback of code that it fetches itself for 300 ms at least.
 */
export function pageCode<Props extends object>(file: AppFile, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const [code] = await Promise.all([load(), loadTextsOf(file)]);
    loaded = code;
    return { default: loaded };
  };
  const Lazy = lazy(fetchCode);
  // The component stays the same while the page is shown, because React would mount another one and lose the page's state.
  function Page(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Page, { load: fetchCode });
}
