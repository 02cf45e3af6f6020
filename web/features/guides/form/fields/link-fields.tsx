import { LINK_KINDS, type LinkField, type LinkKind } from "#schema/links.ts";
import { FieldGrid } from "#web/ui/field.tsx";
import { LinkInput } from "./link-input.tsx";

const isFullLink = ({ prefix }: LinkKind) => prefix === "";

type LinkFieldsProps = {
  group: LinkKind["group"];
  /** chooses from the group; all of it by default */
  isShown?: (field: LinkField) => boolean;
};

/** Shows the inputs of one group of links, side by side: usernames, then full links. */
export function LinkFields({ group, isShown = () => true }: LinkFieldsProps) {
  const kinds = LINK_KINDS.filter((kind) => kind.group === group && isShown(kind.field));
  return (
    <FieldGrid>
      {[...kinds.filter((kind) => !isFullLink(kind)), ...kinds.filter(isFullLink)].map((kind) => (
        <LinkInput key={kind.field} kind={kind} />
      ))}
    </FieldGrid>
  );
}
