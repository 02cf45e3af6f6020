import { CHALLENGE_NOT_STARTED } from "#schema/review-rules.ts";
import type { FailureResponse } from "#schema/failures.ts";
import { reviewSchema } from "#schema/review.ts";
import { currentUser } from "../auth/current-account.ts";
import { NotFound, ValidationError } from "../errors.ts";
import { onError } from "../http/errors.ts";
import { submitReview } from "../reviews/submit-review.ts";
import { documentOf, htmlInit } from "./error-page.ts";
import { languageQuery, type PublicPageContext } from "./language.ts";
import { findPublicPage } from "./query.ts";
import { contentKey, readForm } from "./review-form.ts";
import { createSpamChecks } from "./spam-checks.ts";

/** The field in which Turnstile puts the response to its challenge. */
const CHALLENGE = "cf-turnstile-response";
const FIELDS = ["name", "rating", "comment", "language", "stamp", "subject", CHALLENGE] as const;

/**
 * Takes a review from the form without JavaScript: redirects to the page, or returns the page with the errors and the
 * typed values.
 */
export async function takePlainReview(c: PublicPageContext, uniqueId: string): Promise<Response> {
  const { stamp, subject, ...rest } = await readForm(c, FIELDS);
  const { [CHALLENGE]: challenge, ...values } = rest;
  try {
    const parsed = reviewSchema.safeParse(values);
    if (!parsed.success) throw new ValidationError(parsed.error.issues);
    // A review with the same words counts as the same review on the page in another language.
    const { language: _language, ...typed } = parsed.data;
    const creationKey = await contentKey(typed, new Date(c.var.ctx.now));
    const spamCheck = { stamp, subject, challenge: challenge || CHALLENGE_NOT_STARTED };
    const input = { uniqueId, values: parsed.data, creationKey, spamCheck };
    const { status = "added" } = await submitReview(c.var.ctx, input, () => currentUser(c));
    return c.redirect(
      `/profile/${encodeURIComponent(uniqueId)}?review=${status}${languageQuery(c)}#reviews`,
      303,
    );
  } catch (error) {
    if (!(error instanceof Error) || error instanceof NotFound) throw error;
    const response = onError(error, c);
    const { code, issues } = await response.json<FailureResponse>();
    const found = await findPublicPage(c.var.ctx, uniqueId);
    if (!found) throw new NotFound();
    // The token of the first page stays valid, because correcting a word takes little time. It doesn't if the page
    // was about someone before.
    const keepsToken = stamp !== "" && code !== "handed_on";
    const data = {
      ...found.data,
      spamChecks: {
        ...(await createSpamChecks(c.var.ctx, uniqueId)),
        ...(keepsToken && { formToken: stamp }),
      },
    };
    const refused = { status: response.status, code, ...(issues && { issues }) };
    const attempt = { sent: false, values, ...refused } as const;
    return new Response(await documentOf(c, { data, attempt }), htmlInit(response));
  }
}
