import { Shield } from "lucide-react";
import { useRef } from "react";
import type { Guide } from "#schema/guide.ts";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./how-counted.module.css";
import { useTimeZone } from "./use-time-zone.ts";

/** Shows how visits are counted, and in which time zone a day begins. */
export function HowCounted({ guide }: { guide: Guide }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  // The pressed button goes.
  const { deviceZone, isOther, isSaving, takeDeviceZone } = useTimeZone(guide, () =>
    sentence.current?.focus(),
  );
  return (
    <div className={styles.counted}>
      <Shield size={20} aria-hidden="true" />
      <div>
        <p>
          {t(
            "We count how often the page and its buttons open, nothing else. No cookies, no addresses, no guest can be recognised. Someone who scans twice counts twice. Your own visits don’t count.",
          )}
        </p>
        <p tabIndex={-1} ref={sentence}>
          {t("A day begins and ends as in {zone}.", { zone: guide.timeZone.replaceAll("_", " ") })}
          {isOther && (
            <>
              {" "}
              <TextButton busy={isSaving} onClick={takeDeviceZone}>
                {t("Use {zone}", { zone: deviceZone.replaceAll("_", " ") })}
              </TextButton>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
