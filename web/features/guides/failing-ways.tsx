import { CircleAlert } from "lucide-react";
import { wayLabel } from "#payment-codes/way-key.ts";
import { Note } from "#web/ui/note.tsx";
import { t, tMessage } from "#texts/app/t.ts";

/** Tells a guide which ways guests say don't work. `ways`: their keys. */
export const FailingWays = ({
  ways,
  className,
}: {
  ways: readonly string[];
  className: string | undefined;
}) => (
  <Note tone="warn" className={className}>
    <CircleAlert size={20} aria-hidden="true" />
    <div>
      {ways.map((way) => (
        <p key={way}>
          {t("Guests say {way} doesn't work. Please try it.", { way: tMessage(wayLabel(way) ?? way) })}
        </p>
      ))}
    </div>
  </Note>
);
