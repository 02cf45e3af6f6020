import { paths } from "#web/paths.ts";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";

/** Says who can't tip while no way takes cards, and leads to where one is added. `id`: the profile's. */
export const CardWayHint = ({ id }: { id: number }) => (
  <Trans
    text="Guests from abroad often have only a card. {add}"
    parts={{ add: <RouteLink to={paths.edit(id)}>{t("Add a card link")}</RouteLink> }}
  />
);
