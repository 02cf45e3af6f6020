import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";

// Plain calls, as in guest-calls.ts: the app's typed client would bring its library to guests.

/** Sends a report to the call that its form names: returns the status of the response, 0 without one. */
async function send(form: HTMLFormElement): Promise<number> {
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

/** Says what is wrong with a report, in the words that its form has for that. */
function failureOf(status: number, { dataset }: HTMLFormElement): string {
  const words = { 400: dataset.refused, 429: dataset.limited, 0: dataset.lost }[status];
  return words ?? dataset.again ?? "";
}

/** Makes a button of a page's HTML look and say what web/ui/button.tsx does while it is busy. */
function setBusy(button: Element, isBusy: boolean): void {
  button.classList.toggle("busy", isBusy);
  for (const state of ["aria-busy", "aria-disabled"])
    if (isBusy) button.setAttribute(state, "true");
    else button.removeAttribute(state);
  if (isBusy) button.insertAdjacentHTML("afterbegin", '<span class="spin" aria-hidden="true"></span>');
  else button.querySelector(".spin")?.remove();
}

/** Sends a form's report, once at a time. Returns whether it was taken; else the form says what is wrong with it. */
export async function sendReport(form: HTMLFormElement): Promise<boolean> {
  const [button, problem] = [form.querySelector("button"), form.querySelector(".problem")];
  if (!button || !problem || button.getAttribute("aria-busy")) return false;
  setBusy(button, true);
  const status = await send(form);
  setBusy(button, false);
  if (status === 202) return true;
  problem.textContent = failureOf(status, form);
  if (status === 400) form.querySelector("textarea")?.focus();
  return false;
}
