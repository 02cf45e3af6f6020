import type { Phone, PhoneOptions } from "./phone.ts";
import type { Site } from "./site.ts";
import type { EngineName } from "./tab.ts";

/** What a journey has: a site, and phones of one engine, which are put away after it. */
export type Trip = Site & { engine: EngineName; phone: (options?: PhoneOptions) => Promise<Phone> };

export type Journey = {
  title: string;
  /** whether `npm test` has it: one for each kind of a guest's page */
  isSeed?: true;
  /** why an engine can't be driven through it */
  not?: Partial<Record<EngineName, string>>;
  run: (trip: Trip) => Promise<void>;
};
