import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { CodeLine } from "#web/features/subscriptions/code-line.tsx";

type Props = ComponentProps<typeof CodeLine>;

const Line = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await import("../features/subscriptions/code-line.tsx")).CodeLine };
  } catch (error) {
    // Where the load fails, the code stands without it.
    console.error(error);
    return { default: () => null };
  }
});

/** Says how long a profile's code works, once that is loaded. */
export const LaterCodeLine = (props: Props) => (
  <Suspense>
    <Line {...props} />
  </Suspense>
);
