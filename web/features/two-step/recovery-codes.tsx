import { useQueryClient } from "@tanstack/react-query";
import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { copyText } from "#web/features/sharing/share.ts";
import { BRAND } from "#schema/brand.ts";
import { saveFile } from "#web/features/sharing/save-file.ts";
import { useHoldPage } from "#web/lib/hold-page.ts";
import { isInOtherApp } from "#web/lib/in-app.ts";
import { useLeaveGuard } from "#web/lib/use-leave-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { LeaveQuestion } from "#web/ui/leave-question.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./recovery-codes.module.css";
import { t } from "#texts/app/t.ts";

const FILE = "lanyard-recovery-codes.txt";

const asText = (codes: string[]): string =>
  `${BRAND} recovery codes. Each signs you in once.\n\n${codes.join("\n")}\n`;

const textFile = (codes: string[]) => new Blob([asText(codes)], { type: "text/plain" });

/** Shows recovery codes, which are shown only once. The reader can't go on before confirming that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const client = useQueryClient();
  const guard = useLeaveGuard(!isKept);
  useHoldPage();
  const copy = () =>
    copyText(asText(codes)).then(
      () => toast({ title: t("Codes copied") }),
      () =>
        toast({
          title: t("Not copied"),
          description: t("Please download them instead."),
          variant: "destructive",
        }),
    );
  const size = 20;
  return (
    <>
      <Card>
        <h2 ref={heading} tabIndex={-1}>
          {t("Keep these codes")}
        </h2>
        <Hint>{t("Each one signs you in once if you lose your phone. Keep them somewhere else.")}</Hint>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button
            variant="line"
            icon={<Download size={size} aria-hidden="true" />}
            onClick={() => void saveFile(textFile(codes), FILE, t("Please copy them instead."))}
          >
            {t("Download")}
          </Button>
          <Button variant="line" icon={<Copy size={size} aria-hidden="true" />} onClick={() => void copy()}>
            {t("Copy")}
          </Button>
          {/* Browsers inside other apps can't print. */}
          {"print" in window && !isInOtherApp() && (
            <Button variant="line" icon={<Printer size={size} aria-hidden="true" />} onClick={() => print()}>
              {t("Print")}
            </Button>
          )}
        </div>
      </Card>
      <label className={styles.kept}>
        <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        {t("I have saved them somewhere safe")}
      </label>
      <Button size="lg" block disabled={!isKept} onClick={onDone}>
        {t("Done")}
      </Button>
      <LeaveQuestion
        leave={guard.leave}
        isDirty={!isKept}
        description={t("These codes are shown only once.")}
        // Two-step verification is on by now, which the next screen doesn't know.
        onLeave={() => void client.invalidateQueries()}
        onStay={guard.stay}
      />
    </>
  );
}
