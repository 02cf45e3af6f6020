import type { AdminSharedPage, SharedField } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Email } from "#web/ui/email.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { t } from "#texts/app/t.ts";
import { VisibilityPill } from "../pills.tsx";
import { PageLink } from "./page-link.tsx";

/** Services have their own names in every language. */
const NAMES: Partial<Record<SharedField, string>> = {
  whatsapp: "WhatsApp",
  paypalLink: "PayPal",
  venmoLink: "Venmo",
  zelleLink: "Zelle",
  stripeLink: "Stripe",
  cashappLink: "Cash App",
  buyMeACoffeeLink: "Buy Me A Coffee",
};

function labelOf(field: SharedField): string {
  if (field === "email") return t("Email");
  return field === "phone" ? t("Phone") : (NAMES[field] ?? t("Way to be tipped"));
}

/** Lists pages of other accounts on which the same person is reached or paid, with what they share. */
export const SharedPages = ({ pages }: { pages: AdminSharedPage[] }) => (
  <SectionCard
    title={t("Pages that share something")}
    lead={t(
      "Pages of other accounts with the same phone number, e-mail address or way to be paid. No network address is stored with an account, so none is compared.",
    )}
  >
    {pages.length === 0 && <Hint>–</Hint>}
    <ul>
      {pages.map(({ id, name, uniqueId, isPublic, isHidden, owner, shares }) => (
        <AccountRow
          as="li"
          key={id}
          title={<PageLink name={name} uniqueId={uniqueId} />}
          detail={
            <>
              {[...new Set(shares.map(labelOf))].join(", ")} ·{" "}
              <RouteLink to={paths.adminUser(owner.id)} dir="ltr">
                <Email>{owner.email}</Email>
              </RouteLink>
            </>
          }
          action={<VisibilityPill isPublic={isPublic} isHidden={isHidden === true} />}
        />
      ))}
    </ul>
  </SectionCard>
);
