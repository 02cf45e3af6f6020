/** The further ways to be tipped of a new profile. */
export type NewWays = {
  /** Returns whether some are to be saved with this profile; undefined for one that doesn't exist yet. */
  isWaiting: (guideId: number | undefined) => boolean;
  /** Saves them. Resolves with the reason where they are refused. */
  save: (guideId: number) => Promise<string | undefined>;
};
