import { useQuery, useQueryClient } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { Navigate, useNavigate } from "react-router";
import type { User } from "#schema/account.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { paths } from "#web/paths.ts";
import { FormError } from "#web/features/guides/form/form-error.tsx";
import { useNotePrinted, useSaveHandle } from "#web/features/guides/mutations.ts";
import { guideQuery, guidesQuery } from "#web/features/guides/queries.ts";
import { InheritedAddress } from "#web/features/print/inherited-address.tsx";
import { openingsOf } from "#web/features/print/opening-choice.tsx";
import { gapsOf, lackingIn } from "#web/features/print/promises.ts";
import { Studio } from "#web/features/print/studio.tsx";
import { featuredToursQuery } from "#web/features/tours/queries.ts";
import { useMeasure, usePhoto } from "#web/features/print/use-print-tools.ts";
import { useCodeLife } from "#web/features/subscriptions/use-code-life.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { useSubscription } from "#web/features/subscriptions/use-subscription.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Field } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./print.module.css";
import { useScreenId } from "./use-screen-id.ts";

/** Shows /print and /print/{guideId}: the badge and the other prints with the code. */
export function PrintPage({ user }: { user: User }) {
  useTitle(t("Print your badge"));
  const id = useScreenId();
  return id === undefined ? <ChooseProfile /> : <PrintGuide key={id} id={id} user={user} />;
}

/** Goes to the studio of the only profile. Asks which one where there are more. */
function ChooseProfile() {
  const { data: guides, error, refetch } = useQuery(guidesQuery());
  if (error && !guides) return <FormError error={error} retry={() => void refetch()} />;
  const [first, second] = guides ?? [];
  if (guides && !first) return <Navigate replace to={paths.create} />;
  if (first && !second) return <Navigate replace to={paths.print(first.id)} />;
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.dashboard}>{t("Dashboard")}</BackLink>
      <PageTitle>{t("Print your badge")}</PageTitle>
      <p className={styles.lead}>{t("Whose badge?")}</p>
      <Row>
        {guides?.map(({ id, name }) => (
          <RouteButton key={id} variant="line" to={paths.print(id)}>
            {name}
          </RouteButton>
        ))}
      </Row>
    </div>
  );
}

/** Says how long the code works. `isDark`: whether guests can't see the page at the moment. */
function CodeLife({ text, isDark }: { text: string | null; isDark: boolean }) {
  if (text === null) return null;
  if (!isDark) return <Hint className={styles.life}>{text}</Hint>;
  return (
    <Note tone="warn" className={styles.hidden}>
      <EyeOff size={20} aria-hidden="true" />
      <p>{text}</p>
    </Note>
  );
}

/** Returns the pages that one may print together: the account's own or, where it has none, those that it edits. */
function printable(guides: OwnGuide[]): OwnGuide[] {
  const own = guides.filter(({ access }) => access === "owner");
  return own.length > 0 ? own : guides;
}

function PrintGuide({ id, user }: { id: number; user: User }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: guide, error, refetch } = useQuery(guideQuery(id));
  // What is printed stays for years, so that nothing of it is taken from an old list.
  const { data: guides } = useQuery({ ...guidesQuery(), staleTime: 0 });
  const pages = printable(guides ?? []);
  const saveHandle = useSaveHandle();
  const toastFailure = useToastFailure();
  const tours = useQuery({ ...featuredToursQuery(id), staleTime: 0 });
  const { blockedReason } = useSubscription(user);
  const codeLife = useCodeLife(user);
  const own = guides?.find((one) => one.id === id);
  const notePrinted = useNotePrinted();
  const measure = useMeasure();
  const photo = usePhoto(guide?.profilePicture ?? null);
  if (error && !guide) return <FormError error={error} retry={() => void refetch()} />;
  if (tours.error && !tours.data) return <FormError error={tours.error} retry={() => void tours.refetch()} />;
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.dashboard}>{t("Dashboard")}</BackLink>
      <PageTitle>{t("Print your badge")}</PageTitle>
      <p className={styles.lead}>
        {t("Your code stays the same for good. Print it once, change your page whenever you like.")}
      </p>
      {own && (
        <CodeLife
          text={codeLife(own)}
          isDark={own.access === "owner" ? blockedReason !== null : !own.isPublic}
        />
      )}
      {guide && guides && guides.length > 1 && (
        <Field className={styles.profile} label={t("Profile")}>
          {(control) => (
            <Select
              {...control}
              value={String(guide.id)}
              choices={guides.map((one) => ({ value: String(one.id), text: one.name }))}
              onChange={({ target }) => void navigate(paths.print(Number(target.value)))}
            />
          )}
        </Field>
      )}
      {guide?.isHandleInherited && guide.handle !== null && guide.userId === user.id && (
        <InheritedAddress
          id={guide.id}
          handle={guide.handle}
          isSaving={saveHandle.isPending}
          onKeep={() =>
            saveHandle.mutate(
              { id: guide.id, handle: guide.handle ?? "" },
              { onError: (failure) => toastFailure(t("Not saved"), failure) },
            )
          }
        />
      )}
      {guide && own && tours.data && measure ? (
        <Studio
          guide={guide}
          hasTours={tours.data.length > 0}
          gaps={gapsOf(own, { hasTours: tours.data.length > 0 })}
          openings={openingsOf(own)}
          measure={measure}
          photo={photo}
          all={
            pages.length > 1
              ? {
                  count: pages.length,
                  lacking: lackingIn(pages),
                  load: async () => printable(await client.fetchQuery({ ...guidesQuery(), staleTime: 0 })),
                  // The pages are those that `load` has put into the cache.
                  onPrinted: () =>
                    printable(client.getQueryData(guidesQuery().queryKey) ?? []).forEach((page) =>
                      notePrinted.mutate(page.id),
                    ),
                }
              : undefined
          }
          onPrinted={() => notePrinted.mutate(guide.id)}
        />
      ) : (
        <Skeleton width="100%" height={560} borderRadius={28} />
      )}
    </div>
  );
}
