import { type ComponentType, lazy, useState } from "react";
import { learnWords } from "#web/words/learn-words.ts";
import { EVERYWHERE, PAGE_AREAS, type PageFile } from "./page-areas.ts";

/**
 * A page whose code is a file of its own; the words it says are learnt with it. A page that `load` has fetched before is rendered at once: React shows the
 * fallback of code that it fetches itself for 300 ms at least.
 */
export function pageCode<Props extends object>(file: PageFile, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const [code] = await Promise.all([load(), learnWords([...EVERYWHERE, ...PAGE_AREAS[file]])]);
    loaded = code;
    return { default: loaded };
  };
  const Lazy = lazy(fetchCode);
  // The choice stays while the page is shown: another component would begin anew.
  function Page(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Page, { load: fetchCode });
}
