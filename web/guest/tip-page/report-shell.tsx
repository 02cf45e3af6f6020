import { X } from "lucide-react";
import { PunchHole } from "#web/ui/strap.tsx";
import type { TipView } from "./tip-view.ts";

/** What the sheet to report the page holds, for the script: where the form comes, what says that there is no network, and a way out. */
export const ReportShell = ({ catalogue }: TipView) => (
  <template className="report-shell">
    <div className="in">
      <PunchHole />
      <h2 id="sheet-title">{catalogue.reportPage}</h2>
      <div className="offline none" role="alert" hidden>
        <p>{catalogue.noNetwork}</p>
        <button className="btn line" type="button">
          {catalogue.again}
        </button>
      </div>
      <div className="part" tabIndex={-1}>
        <p className="none">{catalogue.loadingMore}</p>
      </div>
      <button className="icon-btn x" type="button" aria-label={catalogue.close}>
        <X size={22} />
      </button>
    </div>
  </template>
);
