import { makeProfile, newcomer, type Person, register } from "./people.ts";
import type { Phone } from "./phone.ts";
import type { Trip } from "./journey.ts";

/** Signs someone in on a phone, as another of its tabs would. */
export async function signIn(
  phone: Phone,
  { email, password }: Omit<Person, "username">,
  login: "/api/auth/login" | "/api/admin/login" = "/api/auth/login",
): Promise<void> {
  await phone.open("/robots.txt");
  const status = await phone.evaluate(
    async (login, data) => {
      const response = await fetch(login, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(data),
      });
      return response.status;
    },
    login,
    { email, password },
  );
  if (status !== 200) throw new Error(`no sign-in: ${status}`);
}

/** Makes a guide with a profile, who is signed in on a phone. */
export async function guideOnPhone(
  trip: Trip,
  values: Parameters<typeof makeProfile>[1] = {},
  ways: Parameters<typeof makeProfile>[2] = [],
) {
  const profile = await makeProfile(trip.origin, values, ways);
  const phone = await trip.phone();
  await signIn(phone, profile.person);
  return { ...profile, phone };
}

/** Makes someone without a profile, who is signed in on a phone. */
export async function newcomerOnPhone(trip: Trip, role: "guide" | "operator" = "guide") {
  const person = newcomer();
  const call = await register(trip.origin, person, role);
  const phone = await trip.phone();
  await signIn(phone, person);
  return { person, call, phone };
}
