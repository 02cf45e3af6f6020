import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { AccountRow } from "#web/ui/account-row.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { DownloadButton } from "./download-button.tsx";

/** Everything of the account in one file, and its end. */
export function DataCard({ user }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <SectionCard id="data" title="Your data">
      <AccountRow
        stacked
        icon={<Download size={20} />}
        title="Download everything"
        detail="Profiles, reviews, tours and pictures in one file"
        action={<DownloadButton variant="line">Download</DownloadButton>}
      />
      <AccountRow
        icon={<Trash2 size={20} />}
        title="Delete my account"
        detail={`You have ${DELETION_DAYS} days to change your mind`}
        action={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        }
      />
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </SectionCard>
  );
}
