import type { OwnGuide } from "#schema/guide.ts";

/** Whether a profile has first steps left that its owner hasn't put away. */
export const isNew = ({ firstSteps }: OwnGuide): boolean => Object.values(firstSteps ?? {}).includes(false);
