import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Guide } from "#schema/guide.ts";
import { linkKind } from "#schema/links.ts";
import { type FormValues, shownLink } from "#web/features/guides/form/values.ts";
import { paymentWaysQuery } from "#web/features/payment-ways/queries.ts";
import { useChangeWays } from "#web/features/payment-ways/use-change-ways.ts";
import { useSaveWays } from "#web/features/payment-ways/use-save-ways.ts";
import { wayName } from "#web/features/payment-ways/way-texts.ts";
import { QuestionNote } from "#web/ui/question-note.tsx";
import { toast } from "#web/ui/toast.ts";
import { listInSentence, t } from "#texts/app/t.ts";
import styles from "./guide-form-number.module.css";

const WHATSAPP = linkKind("whatsapp");
const PHONE = linkKind("phone");

const isAtPhone = () => document.activeElement?.getAttribute("name") === "phone";

/** Returns whether the number is being typed. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(isAtPhone);
  useEffect(() => {
    const look = () => setTyping(isAtPhone());
    const events = ["focusin", "focusout"] as const;
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return isTyping;
}

/**
 * Asks about the other places where a phone number stands that was changed: WhatsApp, which is saved with the form, and
 * ways to be tipped, which are saved at once.
 */
export function NumberElsewhere({ guide }: { guide: Guide }) {
  const { control, setValue } = useFormContext<FormValues>();
  const [phone, whatsapp] = useWatch({ control, name: ["phone", "whatsapp"] });
  const isTyping = useIsTyping();
  const [answered, setAnswered] = useState("");
  const { data: ways = [] } = useQuery(paymentWaysQuery(guide.id));
  const changes = useChangeWays({ guideId: guide.id, onSaved: () => {} });
  const saving = useSaveWays(changes);
  const before = guide.phone;
  const after = PHONE.normalise(phone);
  const isNew = PHONE.toUrl(after) !== null && after !== before && after !== answered;
  const isInWhatsApp = WHATSAPP.normalise(whatsapp) === before;
  const same = ways.filter(({ value }) => value === before);
  const places = [...(isInWhatsApp ? ["WhatsApp"] : []), ...same.map(wayName)];

  const changeThere = async () => {
    setAnswered(after);
    if (isInWhatsApp) setValue("whatsapp", shownLink(WHATSAPP, after), { shouldDirty: true });
    for (const way of same) {
      const description = await saving.save({ ...way, value: after }, way);
      if (description === undefined) continue;
      if (description) toast({ title: t("Error"), description, variant: "destructive" });
      // It is asked about again, because it still stands there.
      return setAnswered("");
    }
  };
  return (
    <>
      {isNew && !isTyping && before !== "" && places.length > 0 && (
        <QuestionNote
          className={styles.elsewhere}
          answers={[
            { text: t("Change there too"), onClick: () => void changeThere() },
            { text: t("Leave"), onClick: () => setAnswered(after) },
          ]}
        >
          {t("Also in {places}.", { places: listInSentence(places) })}
        </QuestionNote>
      )}
      {changes.dialog}
    </>
  );
}
