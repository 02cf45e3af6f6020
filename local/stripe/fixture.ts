import fixtures from "./fixtures.json" with { type: "json" };

type Fixtures = typeof fixtures;

/**
 * What Stripe's example object of this kind (stripe/openapi, MIT) has besides its own ids, times and state, with
 * optional parts unset and the fields added that the pinned SDK names.
 */
export const fixture = <Kind extends keyof Fixtures>(kind: Kind): Fixtures[Kind] =>
  structuredClone(fixtures[kind]);
