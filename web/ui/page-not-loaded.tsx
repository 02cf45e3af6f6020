import { t } from "#texts/app/t.ts";
import type { NotLoadedLook } from "./lazy-part.tsx";
import { PageFailure } from "./page-failure.tsx";
import { RetryButton } from "./retry-button.tsx";

/** Stands in the place of a whole page whose code has not come. */
export const PageNotLoaded: NotLoadedLook = ({ onRetry }) => (
  <PageFailure title={t("Something went wrong")} action={<RetryButton onRetry={onRetry} />}>
    {t("This page could not be shown. Check your connection, then try once more.")}
  </PageFailure>
);
