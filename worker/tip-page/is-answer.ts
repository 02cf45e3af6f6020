import type { TipAnswer } from "#web/entry-server.tsx";

/** Returns whether a text is an answer to whether a way worked. */
export const isAnswer = (said: string | undefined): said is TipAnswer["said"] =>
  said === "worked" || said === "failed";
