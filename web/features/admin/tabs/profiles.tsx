import { BadgeCheck, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { type AdminGuide, GUIDE_SORTS } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import { useHideGuide } from "../mutations.ts";
import { ListTools } from "../list/list-tools.tsx";
import { Email } from "#web/ui/email.tsx";
import { List } from "../list/list.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { VisibilityPill } from "../pills.tsx";
import { profilesQuery } from "../queries.ts";
import type { Column } from "../list/rows.tsx";
import styles from "./profiles.module.css";
import { useList } from "../list/use-list.ts";
import { useSearch } from "../list/use-search.ts";
import { RelativeTime } from "../relative-time.tsx";

const loadDialog = () => import("./hide-guide-dialog.tsx");
const loadLicence = () => import("./licence-dialog.tsx");

/** Shows the button that hides a page, after asking for the reason, or shows it again at once. */
function Decision({ guide, onHide }: { guide: AdminGuide; onHide: (guide: AdminGuide) => void }) {
  const show = useHideGuide();
  const isHidden = guide.hiddenReason !== null;
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.decision}
      icon={<Icon size={17} aria-hidden="true" />}
      aria-label={
        isHidden
          ? t("Show again: {name}", { name: guide.name })
          : t("Hide page: {name}", { name: guide.name })
      }
      busy={show.isPending}
      onClick={() => (isHidden ? show.mutate({ id: guide.id }) : onHide(guide))}
    >
      {isHidden ? t("Show") : t("Hide")}
    </Button>
  );
}

type Acts = Record<"onHide" | "onCheck", (guide: AdminGuide) => void>;

const columnsOf = ({ onHide, onCheck }: Acts): Column<AdminGuide>[] => [
  { label: t("ID"), look: "number", cell: ({ id }) => id },
  { label: t("Name"), place: "title", cell: ({ name }) => <bdi>{name}</bdi> },
  {
    label: t("Username"),
    look: "long",
    cell: ({ userId, userName }) => (
      <RouteLink to={paths.adminUser(userId)} dir="auto" title={t("Account of {userName}", { userName })}>
        {userName}
      </RouteLink>
    ),
  },
  { label: t("Email"), place: "under", cell: ({ userEmail }) => <Email>{userEmail}</Email> },
  {
    label: t("Status"),
    place: "mark",
    cell: ({ isPublic, hiddenReason }) => (
      <span title={hiddenReason ?? undefined}>
        <VisibilityPill isPublic={isPublic} isHidden={hiddenReason !== null} />
      </span>
    ),
  },
  {
    label: t("Public URL"),
    look: "long",
    cell: ({ uniqueId, isPublic }) => (
      <a
        href={`${paths.profile(uniqueId)}${isPublic ? "" : "?as=admin"}`}
        target="_blank"
        rel="noopener noreferrer"
        dir="ltr"
      >
        {paths.profile(uniqueId)}
      </a>
    ),
  },
  { label: t("Updated"), cell: ({ lastUpdated }) => <RelativeTime date={lastUpdated} /> },
  {
    label: t("Actions"),
    place: "end",
    cell: (guide) => (
      <>
        {guide.licence && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.decision}
            icon={<BadgeCheck size={17} aria-hidden="true" />}
            aria-label={t("Check licence: {name}", { name: guide.name })}
            onClick={() => onCheck(guide)}
          >
            {t("Licence")}
          </Button>
        )}
        <Decision guide={guide} onHide={onHide} />
      </>
    ),
  },
];

/** Shows all profiles with their visibility and address, and buttons that hide them and show them again. */
export function Profiles() {
  const tools = useSearch(GUIDE_SORTS);
  const list = useList(profilesQuery(tools.search));
  const clear = () => {
    list.focusRow(0);
    tools.clear();
  };
  const [checking, setChecking] = useState<AdminGuide | null>(null);
  const stopCheck = () => setChecking(null);
  const licence = useLazyPart({ load: loadLicence, isOpen: checking !== null, onFailure: stopCheck });
  const [hiding, setHiding] = useState<AdminGuide | null>(null);
  const stop = () => setHiding(null);
  const dialog = useLazyPart({ load: loadDialog, isOpen: hiding !== null, onFailure: stop });
  return (
    <>
      <h2 className="vh">{t("Profiles")}</h2>
      <ListTools placeholder={t("Name, owner, phone, link or account")} sorts={GUIDE_SORTS} tools={tools} />
      <List
        list={list}
        label={t("Profiles")}
        columns={columnsOf({ onHide: setHiding, onCheck: setChecking })}
        empty={
          <NothingFound title={t("No guide profiles found")} q={list.q} onClear={clear}>
            {t("Nobody has made a profile yet.")}
          </NothingFound>
        }
      />
      {checking?.licence && licence && (
        <licence.LicenceDialog guide={checking} licence={checking.licence} onClose={stopCheck} />
      )}
      {hiding && dialog && <dialog.HideGuideDialog guide={hiding} onClose={stop} />}
    </>
  );
}
