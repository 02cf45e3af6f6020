import { X } from "lucide-react";
import { useRef } from "react";
import { usePassFocus } from "#web/lib/use-pass-focus.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./first-steps-card.module.css";
import { usePutAway } from "./use-put-away.ts";

/** Shows the button that puts the first steps away. */
export function PutAwayButton() {
  const putAway = usePutAway();
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button);
  return (
    <IconButton
      ref={button}
      className={styles.away}
      label={t("Hide the list")}
      icon={<X size={21} aria-hidden="true" />}
      onClick={() => {
        if (!putAway.isPending) putAway.mutate(true);
      }}
    />
  );
}
