import { type ComponentType, lazy, useState } from "react";

/**
 * A page whose code is a file of its own. A page that `load` has fetched before is rendered at once: React shows the
 * fallback of code that it fetches itself for 300 ms at least.
 */
export function pageCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await load();
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
