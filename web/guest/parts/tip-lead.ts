import type { PublicGuide } from "#schema/guide.ts";
import type { TipReceiver } from "#schema/tip-receiver.ts";
import type { PageTexts } from "#locales/guest.ts";

/** Invites to leave a tip: a text, and the name that stands in it. */
export type TipLead = { text: PageTexts["tipLead"]; name: string };

const KEYS = {
  guide: "tipLead",
  team: "tipLeadTeam",
  company: "tipLeadCompany",
} as const satisfies Record<TipReceiver, keyof PageTexts>;

/** Says who gets the tips, as far as the guide's page knows it. A company without a name is nobody to a guest. */
export function tipLead(
  guide: Pick<PublicGuide, "tipsGoTo" | "operatorName" | "callMe" | "name">,
  texts: PageTexts,
): TipLead {
  const { tipsGoTo } = guide;
  const operatorName = guide.operatorName.trim();
  const name = guide.callMe || guide.name;
  if (tipsGoTo === "company")
    return operatorName === ""
      ? { text: texts.tipLeadOpen, name }
      : { text: texts.tipLeadCompany, name: operatorName };
  return { text: tipsGoTo === null ? texts.tipLeadOpen : texts[KEYS[tipsGoTo]], name };
}
