import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";

// Plain calls, as in guest-calls.ts: the app's typed client would bring its library to guests.

/** POST /api/reviews/{id}/report: returns the status of the response, 0 without one. */
export async function sendReport(form: HTMLFormElement): Promise<number> {
  const { review, ...values } = Object.fromEntries(new FormData(form));
  try {
    const response = await fetchWithTimeout(`/api/reviews/${String(review)}/report`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(values),
    });
    return response.status;
  } catch (error) {
    console.warn(error);
    return 0;
  }
}
