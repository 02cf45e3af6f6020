import { useEffect, useState } from "react";
import { codeLife, type CodePlan } from "#web/features/sharing/code-life.ts";
import { getBilling, getPlan } from "./owner-calls.ts";
import { isBillingOn, isEditor } from "./signed-in.ts";
import type { PublicPageView } from "../view.ts";

async function findPlan(): Promise<CodePlan> {
  const billing = await getBilling();
  const { status } = billing;
  // Where the price can't be loaded, the date is said alone.
  return { status, billing, plan: status === "trial" ? await getPlan().catch(() => null) : null };
}

/** Says how long the page's code works, once that is known; nothing where no plans are sold. */
export function CodeLine({ view }: { view: PublicPageView }) {
  const isOwner = !isEditor(view);
  const [plan, setPlan] = useState<CodePlan>();
  useEffect(() => {
    if (isOwner && isBillingOn()) findPlan().then(setPlan, console.warn);
  }, [isOwner]);
  if (!isBillingOn()) return null;
  const text = codeLife({ isOwner, isHidden: view.hiddenReason !== undefined }, plan);
  return text === null ? null : <p className="code-life">{text}</p>;
}
