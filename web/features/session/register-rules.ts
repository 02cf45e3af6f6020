import { zodResolver } from "@hookform/resolvers/zod";
import { registerSchema } from "#schema/account.ts";

/** The resolver of a registration, which comes with the first touch. */
export const registerResolver = zodResolver(registerSchema, undefined, { mode: "sync" });
