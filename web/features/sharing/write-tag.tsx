import { Nfc } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { lockTag, tagFailure, writeTag } from "./nfc-tag.ts";
import { scanAddress } from "./scan-address.ts";

type State = { step: "idle" | "writing" | "written" | "locking" | "locked"; failure?: PlainText };

const TEXTS: Readonly<Record<State["step"], PlainText | null>> = {
  idle: null,
  writing: "Hold a tag to the back of your phone.",
  written:
    "Written. Hold your phone to the tag once to try it. Once it is locked, nobody can change it any more, not even you.",
  locking: "Hold the same tag to your phone once more.",
  locked: "The tag is locked and leads to your page for good.",
};

/** Shows the steps that write the page's address to an NFC tag and lock the tag. */
export function WriteTag({ url }: { url: string }) {
  const [{ step, failure }, setState] = useState<State>({ step: "idle" });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const attempt = async (
    steps: { during: State["step"]; before: State["step"]; after: State["step"] },
    act: (signal: AbortSignal) => Promise<void>,
  ) => {
    const { signal } = (abort.current = new AbortController());
    setState({ step: steps.during });
    try {
      await act(signal);
      setState({ step: steps.after });
    } catch (error) {
      if (signal.aborted) return setState({ step: steps.before });
      console.error(error);
      setState({ step: steps.before, failure: tagFailure(error) });
    }
    return undefined;
  };
  const write = () =>
    void attempt({ during: "writing", before: "idle", after: "written" }, (signal) =>
      writeTag(scanAddress(url, "tag"), signal),
    );
  const lock = () => void attempt({ during: "locking", before: "written", after: "locked" }, lockTag);
  const text = TEXTS[step];
  const isWaiting = step === "writing" || step === "locking";
  return (
    <>
      {(step === "idle" || step === "locked") && (
        <Button variant="line" icon={<Nfc size={19} aria-hidden="true" />} onClick={write}>
          {step === "locked" ? t("Write another tag") : t("Write a tag")}
        </Button>
      )}
      <div role="status">
        {text !== null && <Note>{t(text)}</Note>}
        {failure !== undefined && <Note tone="bad">{t(failure)}</Note>}
      </div>
      {isWaiting && (
        <Button variant="line" onClick={() => abort.current?.abort()}>
          {t("Cancel")}
        </Button>
      )}
      {step === "written" && (
        <>
          <Button variant="line" onClick={lock}>
            {t("Lock the tag")}
          </Button>
          <Button variant="ghost" onClick={() => setState({ step: "idle" })}>
            {t("Leave it open")}
          </Button>
        </>
      )}
    </>
  );
}
