import { useQuery } from "@tanstack/react-query";
import { paths } from "#web/app/paths.ts";
import { LinkButton } from "#web/ui/button.tsx";
import { Said } from "#web/words/said.tsx";
import { getOwnGuides } from "./owner-calls.ts";

/** Tells whether the page was opened by a save. */
const cameFromSave = (): boolean =>
  document.referrer.startsWith(`${location.origin}/edit/`) ||
  document.referrer.startsWith(`${location.origin}/create`);

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
      <Said text="Next profile: {name}" parts={{ name: <bdi>{next.name}</bdi> }} />
    </LinkButton>
  );
}
