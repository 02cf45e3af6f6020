import type { OwnGuide } from "#schema/own-guide.ts";

/** Names who pays for a page, as its editors know them. */
export const ownerName = ({ name, email }: NonNullable<OwnGuide["owner"]>): string => name || email;
