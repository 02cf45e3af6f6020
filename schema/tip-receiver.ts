/** Who can get a guide's tips. */
export const TIP_RECEIVERS = ["guide", "team", "company"] as const;
export type TipReceiver = (typeof TIP_RECEIVERS)[number];
