import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LINK_KINDS } from "#schema/links.ts";
import { keepDraft, readDraft } from "#web/lib/drafts.ts";
import type { FormValues, GuideFormMethods } from "../values.ts";

type Field = keyof FormValues;

/** The fields that lead guests' money, which are never kept. */
const MONEY: ReadonlySet<string> = new Set(
  LINK_KINDS.filter(({ group }) => group === "payment").map(({ field }) => field),
);
const PROPOSED: ReadonlySet<Field> = new Set(["country", "currency", "amounts"]);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Setup = {
  form: GuideFormMethods;
  userId: number;
  /** undefined while the profile is new */
  guideId: number | undefined;
  /** whether the review platforms are loaded, which come after the rest */
  isKnown: boolean;
  /** whether all that was typed is saved */
  isSaved: boolean;
};

/**
 * Keeps what is typed and not saved on the device for a day, but for what leads guests' money, and puts it back after a
 * reload. Answers whether it did, and what throws it away.
 */
export function useDraft({ form, userId, guideId, isKnown, isSaved }: Setup) {
  const of = `${userId}-${guideId ?? "new"}`;
  const [restored, setRestored] = useState<readonly Field[]>([]);
  const [draft] = useState(() => readDraft(of));

  /** Puts the kept values of these fields back, where they differ and are of the field's kind. */
  const restore = useEffectEvent((isWanted: (field: Field) => boolean) => {
    const known = form.getValues();
    const fields = (Object.keys(draft ?? {}) as Field[]).filter((field) => {
      const value = draft?.[field];
      const isOfKind =
        typeof value === typeof known[field] && Array.isArray(value) === Array.isArray(known[field]);
      return isWanted(field) && !MONEY.has(field) && isOfKind && !isSame(value, known[field]);
    });
    for (const field of fields)
      form.setValue(field, draft?.[field] as FormValues[Field], { shouldDirty: true });
    if (fields.length > 0) setRestored((before) => [...before, ...fields]);
  });
  useEffect(() => restore((field) => field !== "reviewPlatforms"), []);
  useEffect(() => {
    if (isKnown) restore((field) => field === "reviewPlatforms");
  }, [isKnown]);

  // A profile that exists now is no longer the new one.
  const before = useRef(of);
  useEffect(() => {
    if (before.current !== of) keepDraft(before.current, {});
    before.current = of;
  }, [of]);

  const keep = useEffectEvent((values: FormValues) => {
    const saved = form.formState.defaultValues;
    // A country that was only proposed was not typed.
    const isTyped = (field: Field) => !PROPOSED.has(field) || form.getFieldState(field).isDirty;
    const typed = Object.entries(values).filter(
      ([field, value]) =>
        !MONEY.has(field) && isTyped(field as Field) && !isSame(value, saved?.[field as Field]),
    );
    keepDraft(of, Object.fromEntries(typed));
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values }) => keep(values),
      }),
    [form],
  );

  useEffect(() => {
    if (isSaved) keepDraft(of, {});
  }, [isSaved, of]);

  return {
    isRestored: restored.length > 0,
    throwAway: (): void => {
      for (const field of restored) form.resetField(field);
      keepDraft(of, {});
      setRestored([]);
    },
    /** Forgets what is kept, which is given up. */
    forget: (): void => keepDraft(of, {}),
  };
}
