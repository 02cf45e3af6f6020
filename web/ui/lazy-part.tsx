import { Component, type ComponentType, lazy } from "react";
import { LoadFailure } from "./load-failure.tsx";

/** A part's code has not come. `cause`: why. */
class NotLoaded extends Error {}

/** What stands in the place of a part whose code has not come. `onRetry`: asks for it again. */
export type NotLoadedLook = ComponentType<{ onRetry: () => void }>;

const Line: NotLoadedLook = ({ onRetry }) => (
  <LoadFailure text="This part could not be loaded." isRetrying={false} onRetry={onRetry} />
);

/**
 * Makes a component whose code is a file of its own, loaded when it is first rendered within a Suspense, or before by its `load()`.
 * What was loaded is rendered at once, because React shows the fallback of code that it fetches itself for 300 ms at
 * least. Where the code doesn't come, `Failed` says so in its place, and asks again: React's own lazy() keeps a failure until the
 * page is left, and takes down the page around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: NotLoadedLook = Line,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const make = () =>
    lazy(() =>
      fetchCode().catch((cause: unknown) => {
        throw new NotLoaded("not loaded", { cause });
      }),
    );
  let Lazy = make();
  return class LazyPart extends Component<Props, { error?: unknown }> {
    static load = fetchCode;
    static getDerivedStateFromError = (error: unknown) => ({ error });
    override state: { error?: unknown } = {};
    // It stays the same while the part is shown, because React would mount another one and lose its state.
    code: ComponentType<Props> = loaded ?? Lazy;

    override componentWillUnmount(): void {
      if (this.state.error instanceof NotLoaded) Lazy = make();
    }

    override render() {
      const { error } = this.state;
      const Code = this.code;
      if (error === undefined) return <Code {...this.props} />;
      // What fails while it is drawn isn't this part's to tell.
      if (!(error instanceof NotLoaded)) throw error;
      const retry = () => {
        Lazy = make();
        this.code = Lazy;
        this.setState({ error: undefined });
      };
      return <Failed onRetry={retry} />;
    }
  };
}
