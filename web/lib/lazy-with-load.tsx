import { type ComponentType, lazy, useState } from "react";

/**
 * Makes a component whose code is loaded when it is first rendered, or before by its `load`. Code that `load` has fetched
 * is rendered at once, because React shows the fallback of code that it fetches itself for 300 ms at least.
 */
export function lazyWithLoad<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await fetchCode();
    return { default: loaded };
  };
  const Lazy = lazy(load);
  // The component stays the same while it is shown, because React would mount another one and lose its state.
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Part, { load });
}
