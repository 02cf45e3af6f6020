import type { Phone, PhoneOptions } from "./phone.ts";
import type { Site } from "./site.ts";
import type { EngineName } from "./tab.ts";

/** What a journey has: a site, and phones of one engine, which are put away after it. */
export type Trip = Site & { engine: EngineName; phone: (options?: PhoneOptions) => Promise<Phone> };

export type Journey = {
  title: string;
  /** whether it is a guest's, and runs with all other tests */
  isGuests?: true;
  /** why an engine can't be driven through it */
  not?: Partial<Record<EngineName, string>>;
  run: (trip: Trip) => Promise<void>;
};
