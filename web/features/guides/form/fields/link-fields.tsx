import { LINK_KINDS, type LinkKind } from "#schema/links.ts";
import { FieldGrid } from "#web/ui/field.tsx";
import { LinkInput } from "./link-input.tsx";

/** The inputs of one group of links: usernames side by side, then full links. */
export function LinkFields({ group }: { group: LinkKind["group"] }) {
  const kinds = LINK_KINDS.filter((kind) => kind.group === group);
  return (
    <>
      <FieldGrid>
        {kinds
          .filter(({ prefix }) => prefix !== "")
          .map((kind) => (
            <LinkInput key={kind.field} kind={kind} />
          ))}
      </FieldGrid>
      {kinds
        .filter(({ prefix }) => prefix === "")
        .map((kind) => (
          <LinkInput key={kind.field} kind={kind} />
        ))}
    </>
  );
}
