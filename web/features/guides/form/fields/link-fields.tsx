import { LINK_KINDS, type LinkKind } from "#schema/links.ts";
import { FieldGrid } from "#web/ui/field.tsx";
import { LinkInput } from "./link-input.tsx";

const isFullLink = ({ prefix }: LinkKind) => prefix === "";

/** Shows the inputs of one group of links, side by side: usernames, then full links. */
export function LinkFields({ group }: { group: LinkKind["group"] }) {
  const kinds = LINK_KINDS.filter((kind) => kind.group === group);
  return (
    <FieldGrid>
      {[...kinds.filter((kind) => !isFullLink(kind)), ...kinds.filter(isFullLink)].map((kind) => (
        <LinkInput key={kind.field} kind={kind} />
      ))}
    </FieldGrid>
  );
}
