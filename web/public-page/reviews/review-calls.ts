import { nextPageOf } from "#web/api/next-page.ts";
import type { ReviewFailure, TypedReview } from "./review-attempt.ts";
import type { ShownReview } from "../view.ts";

// The typed client of the app would bring its libraries along: visitors' two calls are plain.

/** ms after which an answer is no longer waited for */
const PATIENCE = 20_000;

async function call(path: string, init?: RequestInit): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(path, { ...init, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function failureOf(response: Response): Promise<ReviewFailure> {
  const { status } = response;
  try {
    const { message, errors }: Omit<ReviewFailure, "status"> = await response.json();
    return { status, message, ...(errors && { errors }) };
  } catch {
    // Something in between has answered, not the API.
    return { status, message: "" };
  }
}

const send = (uniqueId: string, values: TypedReview, key: string) =>
  call(`/api/guides/${encodeURIComponent(uniqueId)}/reviews`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(values),
  });

export type ReviewAnswer = { review: ShownReview } | { failure: ReviewFailure };

/** Leaves a review. Sent again with the same `key`, it is still one: so an answer that got lost is asked for once more. */
export async function sendReview(uniqueId: string, values: TypedReview, key: string): Promise<ReviewAnswer> {
  try {
    const response = await send(uniqueId, values, key).catch(() => send(uniqueId, values, key));
    return response.ok ? { review: await response.json() } : { failure: await failureOf(response) };
  } catch (error) {
    console.warn(error);
    return { failure: { status: 0, message: "" } };
  }
}

export type ReviewPage = { reviews: ShownReview[]; next: string | null };

/** One more page of a list, and where the next one is. Throws when it can't be had. */
export async function loadReviews(path: string): Promise<ReviewPage> {
  const response = await call(path);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return { reviews: await response.json(), next: nextPageOf(response) };
}
