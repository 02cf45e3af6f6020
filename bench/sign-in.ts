/** Signs in; returns the session's cookies. */
export async function signIn(address: string, person: { email: string; password: string }): Promise<string> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}
