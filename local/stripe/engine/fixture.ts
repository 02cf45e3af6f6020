import fixtures from "../fixtures.json" with { type: "json" };

type Fixtures = typeof fixtures;

/**
 * Copies Stripe's example object of this kind (stripe/openapi, MIT) without its ids, times and state: optional parts
 * are unset, fields that the pinned SDK adds are added.
 */
export const fixture = <Kind extends keyof Fixtures>(kind: Kind): Fixtures[Kind] =>
  structuredClone(fixtures[kind]);
