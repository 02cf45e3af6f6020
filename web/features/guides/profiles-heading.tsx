import { Plus } from "lucide-react";
import { PROFILE_LIMIT } from "#schema/role.ts";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Hint } from "#web/ui/hint.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { t } from "#texts/app/t.ts";
import { Trans } from "#texts/app/trans.tsx";
import styles from "./profiles-heading.module.css";

/** Shows how many profiles an operator has, with a button to create another while there is room. */
export function ProfilesHeading({ count }: { count: number | undefined }) {
  const max = PROFILE_LIMIT.operator;
  return (
    <>
      <div className={styles.heading}>
        <h2>{t("Profiles")}</h2>
        {count !== undefined && (
          <Row>
            <span className={styles.meter}>
              {Array.from({ length: max }, (_, place) => (
                <i
                  key={place}
                  className={classNames(styles.place, place < count && styles.taken)}
                  aria-hidden="true"
                />
              ))}{" "}
              {t("{count} of {max}", { count, max })}
            </span>
            {count > 0 && count < max && (
              <RouteButton icon={<Plus size={19} aria-hidden="true" />} to={paths.create}>
                {t("Create Profile")}
              </RouteButton>
            )}
          </Row>
        )}
      </div>
      {count === max && (
        <Hint>
          <Trans
            text="All three badges are in use. Somebody left? Hand the badge on under ‘Team’. Need more? {link}."
            parts={{
              link: (
                <a className="link" href="/imprint">
                  {t("Write to us")}
                </a>
              ),
            }}
          />
        </Hint>
      )}
    </>
  );
}
