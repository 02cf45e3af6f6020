import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";

// Plain calls, as in guest-calls.ts: the app's typed client would bring its library to guests.

/** Sends a report to the call that its form names: returns the status of the response, 0 without one. */
export async function sendReport(form: HTMLFormElement): Promise<number> {
  const { review: _, ...values } = Object.fromEntries(new FormData(form));
  try {
    const response = await fetchWithTimeout(form.dataset.api ?? "", {
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
