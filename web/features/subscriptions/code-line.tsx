import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { Hint } from "#web/ui/hint.tsx";
import { useCodeLife } from "./use-code-life.ts";

type CodeLineProps = { user: User; guide: Pick<Guide, "userId" | "hiddenReason"> };

/** Says how long a profile's code works, where there is something to be said. */
export function CodeLine({ user, guide }: CodeLineProps) {
  const text = useCodeLife(user)(guide);
  return text === null ? null : <Hint as="span">{text}</Hint>;
}
