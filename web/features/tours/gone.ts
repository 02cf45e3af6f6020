/** Why a call about an experience is answered with 404. */
export const GONE = { 404: "It was deleted in another tab or on another device." } as const;
