import { type ComponentType, lazy } from "react";

/** Makes a component whose code is loaded when it is first rendered. Where that fails it shows nothing, and all else works. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: () => null };
    }
  });
