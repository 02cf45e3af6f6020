import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Row } from "#web/ui/row.tsx";
import { toast } from "#web/ui/toast.ts";
import { useDeviceNotices } from "./device-row.tsx";
import styles from "./notices-offer.module.css";
import { declineNotices } from "./notices-declined.ts";
import { pushQuery } from "./queries.ts";
import { t } from "#texts/app/t.ts";

/** Shows, after a first review, the question whether this device shall show notices. The browser's own follows a yes. */
export function NoticesOffer({ userId }: { userId: number }) {
  const { data } = useQuery(pushQuery());
  const [isPutAway, setPutAway] = useState(false);
  const { isOn, isBusy, set } = useDeviceNotices(data?.publicKey, userId);
  if (isPutAway || isOn || !data?.publicKey || !data.hasReviews) return null;
  const accept = async () => {
    if (await set(true))
      toast({
        title: t("This device notifies you"),
        description: t("Turn it off in your account at any time."),
      });
    setPutAway(true);
  };
  const decline = () => {
    declineNotices();
    setPutAway(true);
  };
  return (
    <Note className={styles.offer} role="region" aria-label={t("Notifications for reviews")}>
      <Bell size={22} aria-hidden="true" />
      <p>
        {t(
          "A guest has left you a review. Would you like a notification on this device when the next one comes in?",
        )}
      </p>
      <Row>
        <Button size="sm" busy={isBusy} onClick={() => void accept()}>
          {t("Tell me")}
        </Button>
        <Button size="sm" variant="ghost" onClick={decline}>
          {t("No, thanks")}
        </Button>
      </Row>
    </Note>
  );
}
