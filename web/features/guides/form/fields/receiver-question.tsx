import { useState } from "react";
import { useController } from "react-hook-form";
import type { User } from "#schema/account.ts";
import type { TipReceiver } from "#schema/tip-receiver.ts";
import { Segment } from "#web/ui/segment.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";

/**
 * Asks its owner who gets the tips of a profile, once there is a way to be tipped. A guide's own page isn't asked, because its
 * tips are the guide's.
 */
export function ReceiverQuestion({
  user,
  ownerId,
  hasWays,
}: {
  user: User;
  ownerId: number | undefined;
  hasWays: boolean;
}) {
  const { field } = useController<FormValues, "tipsGoTo">({ name: "tipsGoTo" });
  const { value } = field;
  const [isKnown] = useState(user.role === "guide" && (value === "guide" || ownerId === undefined));
  if (isKnown || !hasWays || (ownerId !== undefined && ownerId !== user.id)) return null;
  const choices: { value: TipReceiver; text: string }[] = [
    { value: "guide", text: t("The guide") },
    { value: "team", text: t("The team") },
    { value: "company", text: t("The company") },
  ];
  return (
    <Segment
      legend={t("Who gets these tips?")}
      choices={choices}
      value={value ?? undefined}
      onChange={field.onChange}
    />
  );
}
