import { t } from "#texts/app/t.ts";
import { Button } from "./button.tsx";
import type { NotLoadedLook } from "./lazy-part.tsx";
import { PageFailure } from "./page-failure.tsx";

/** Stands in the place of a whole page whose code has not come. */
export const PageNotLoaded: NotLoadedLook = ({ onRetry }) => (
  <PageFailure title={t("Something went wrong")} action={<Button onClick={onRetry}>{t("Try again")}</Button>}>
    {t("This page could not be shown. Check your connection, then try once more.")}
  </PageFailure>
);
