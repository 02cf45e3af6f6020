import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { LINK_KINDS } from "#schema/links.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { storeDraft, readDraft } from "#web/lib/drafts.ts";
import type { FormValues, GuideFormMethods } from "../values.ts";
import type { SavePhase } from "./save-phase.ts";

type Field = keyof FormValues;

/** The fields that lead guests' money, which are never stored. */
const MONEY: ReadonlySet<string> = new Set(
  LINK_KINDS.filter(({ group }) => group === "payment").map(({ field }) => field),
);
const PROPOSED: ReadonlySet<Field> = new Set(["country", "currency", "amounts"]);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Setup = {
  form: GuideFormMethods;
  user: Pick<User, "id">;
  /** undefined while the profile is new */
  guide: Pick<Guide, "id"> | undefined;
  /** whether the review platforms are loaded, which come after the rest */
  hasPlatforms: boolean;
  step: SavePhase["step"];
  isSignedOut: boolean;
};

/**
 * Keeps what is typed and not saved on the device for a day, but for what leads guests' money, and puts it back after a
 * reload. Returns whether it did, and what throws it away.
 */
export function useDraft({ form, user, guide, hasPlatforms, step, isSignedOut }: Setup) {
  const key = `${user.id}-${guide?.id ?? "new"}`;
  const [restored, setRestored] = useState<readonly Field[]>([]);
  const [draft] = useState(() => readDraft(key));

  /** Puts the stored values of these fields back, where they differ and are of the field's kind. */
  const restore = useEffectEvent((isWanted: (field: Field) => boolean) => {
    const values = form.getValues();
    const fields = (Object.keys(draft ?? {}) as Field[]).filter((field) => {
      const value = draft?.[field];
      const isOfKind =
        typeof value === typeof values[field] && Array.isArray(value) === Array.isArray(values[field]);
      return isWanted(field) && !MONEY.has(field) && isOfKind && !isSame(value, values[field]);
    });
    for (const field of fields)
      form.setValue(field, draft?.[field] as FormValues[Field], { shouldDirty: true });
    if (fields.length > 0) setRestored((before) => [...before, ...fields]);
  });
  useEffect(() => restore((field) => field !== "reviewPlatforms"), []);
  useEffect(() => {
    if (hasPlatforms) restore((field) => field === "reviewPlatforms");
  }, [hasPlatforms]);

  // Another tab's fields stay in a draft that both write.
  const typedHere = useRef(new Set<string>()).current;
  const write = (key: string, typed: Record<string, unknown>) => {
    // What was typed goes with logging out, also by another tab, and stays gone.
    if (!hasSessionHint(document.cookie)) return;
    if (typedHere.size === 0 && Object.keys(typed).length === 0) return;
    const others = Object.entries(readDraft(key) ?? {}).filter(([field]) => !typedHere.has(field));
    for (const field of Object.keys(typed)) typedHere.add(field);
    storeDraft(key, { ...Object.fromEntries(others), ...typed });
  };
  const keep = (before = form.formState.defaultValues) => {
    // A country that was only proposed was not typed.
    const isTyped = (field: Field) => !PROPOSED.has(field) || form.getFieldState(field).isDirty;
    const typed = Object.entries(form.getValues()).filter(
      ([field, value]) =>
        !MONEY.has(field) && isTyped(field as Field) && !isSame(value, before?.[field as Field]),
    );
    write(key, Object.fromEntries(typed));
  };
  const keepTyped = useEffectEvent(() => keep());
  const keepSince = useEffectEvent((before: FormValues | undefined) => keep(before));
  useEffect(
    () => form.subscribe({ formState: { values: true, dirtyFields: true }, callback: () => keepTyped() }),
    [form],
  );

  // A profile that exists now is no longer the new one.
  const before = useRef(key);
  const move = useEffectEvent(() => {
    if (before.current === key) return;
    write(before.current, {});
    before.current = key;
    keepTyped();
  });
  useEffect(() => move(), [key]);

  // What is typed during a save is not saved by it.
  const sent = useRef<FormValues>(undefined);
  useEffect(() => {
    if (step === "saving") sent.current = JSON.parse(JSON.stringify(form.getValues()));
    if (step === "saved") keepSince(sent.current);
  }, [step, form]);
  useEffect(() => {
    if (!isSignedOut) keepTyped();
  }, [isSignedOut]);

  return {
    isRestored: restored.length > 0,
    throwAway: (): void => {
      for (const field of restored) form.resetField(field);
      setRestored([]);
      keep();
    },
    /** Deletes the draft, which is given up. */
    forget: (): void => write(key, {}),
  };
}
