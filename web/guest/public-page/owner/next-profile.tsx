import { useQuery } from "@tanstack/react-query";
import { ID, paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/button.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { getOwnGuides } from "./owner-calls.ts";

/** Returns whether the page was opened by a save. */
const cameFromSave = (): boolean =>
  [paths.create, paths.edit(ID).replace(ID, "")].some((form) =>
    document.referrer.startsWith(`${location.origin}${form}`),
  );

/** Shows, after a save, the link to the account's next profile, where there are several. */
export function NextProfile({ guideId }: { guideId: number }) {
  const { data: guides = [] } = useQuery({
    queryKey: ["own guides"],
    queryFn: getOwnGuides,
    enabled: cameFromSave(),
  });
  const next = guides[(guides.findIndex(({ id }) => id === guideId) + 1) % guides.length];
  if (!next || next.id === guideId) return null;
  return (
    <LinkButton className="next" variant="line" size="sm" href={paths.edit(next.id)}>
      <Trans text="Next profile: {name}" parts={{ name: <bdi>{next.name}</bdi> }} />
    </LinkButton>
  );
}
