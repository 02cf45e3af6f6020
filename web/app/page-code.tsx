import { type ComponentType, lazy, useState } from "react";
import type { PageFile } from "./page-areas.ts";

/** Learns what a page says, unless that is English, which is in its code. */
async function learnWords(file: PageFile): Promise<void> {
  if (document.documentElement.lang === "en") return;
  const { learnPage } = await import("./page-words.ts");
  await learnPage(file);
}

/**
 * A page whose code is a file of its own; the words it says come with it. A page that `load` has fetched before is rendered
 * at once: React shows the fallback of code that it fetches itself for 300 ms at least.
 */
export function pageCode<Props extends object>(file: PageFile, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const [code] = await Promise.all([load(), learnWords(file)]);
    loaded = code;
    return { default: loaded };
  };
  const Lazy = lazy(fetchCode);
  // Keeps the component while the page is shown: React would mount another one anew, and lose its state.
  function Page(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Page, { load: fetchCode });
}
