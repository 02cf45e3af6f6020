import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";
import { nextSliceOf } from "#web/api/next-slice.ts";
import type { ReviewFailure, TypedReview } from "./reviews/review-attempt.ts";
import type { ShownReview } from "./view.ts";

// A guest's calls are plain, because the app's typed client would bring its library to guests. The owner's calls, which
// use it, are in owner/owner-calls.ts.

async function failureOf(response: Response): Promise<ReviewFailure> {
  const { status } = response;
  try {
    const { code, issues }: Omit<ReviewFailure, "status"> = await response.json();
    return { status, ...(code && { code }), ...(issues && { issues }) };
  } catch {
    // This response comes from a proxy and not from the API.
    return { status };
  }
}

/** The values that are sent beside the review to tell people from machines. */
export type SentSpamChecks = { stamp: string; subject: string; challenge: string };

/** A review as it is sent. `language`: that of the page it was written on. */
type SentReview = TypedReview & SentSpamChecks & { language: string };

const send = (uniqueId: string, values: SentReview, key: string) =>
  fetchWithTimeout(`/api/guides/${encodeURIComponent(uniqueId)}/reviews`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(values),
  });

type ReviewResponse = { review: ShownReview } | { failure: ReviewFailure };

/** POST /api/guides/{uniqueId}/reviews, and once more when no response came. `key`: the idempotency key. */
export async function sendReview(uniqueId: string, values: SentReview, key: string): Promise<ReviewResponse> {
  try {
    const response = await send(uniqueId, values, key).catch(() => send(uniqueId, values, key));
    return response.ok ? { review: await response.json() } : { failure: await failureOf(response) };
  } catch (error) {
    console.warn(error);
    return { failure: { status: 0 } };
  }
}

/** A slice of the reviews. `next`: the address of the slice after it, null at the end. */
export type ReviewSlice = { reviews: ShownReview[]; next: string | null };

/** GET a slice of a profile's reviews. Throws when it can't be loaded. */
export async function loadReviews(path: string): Promise<ReviewSlice> {
  const response = await fetchWithTimeout(path);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return { reviews: await response.json(), next: nextSliceOf(response) };
}
