import { type ComponentProps, Suspense } from "react";
import type { CodeLine } from "#web/features/subscriptions/code-line.tsx";
import { lazyOrNothing } from "#web/lib/lazy-or-nothing.ts";

type Props = ComponentProps<typeof CodeLine>;

const Line = lazyOrNothing<Props>(
  async () => (await import("../features/subscriptions/code-line.tsx")).CodeLine,
);

/** Says how long a profile's code works, once that is loaded. */
export const LaterCodeLine = (props: Props) => (
  <Suspense>
    <Line {...props} />
  </Suspense>
);
