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
/** The fields that are loaded after the rest. */
const LATE: ReadonlySet<Field> = new Set(["reviewPlatforms", "links"]);
const PROPOSED: ReadonlySet<Field> = new Set(["country", "currency", "amounts"]);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The key of the list that a typed list is a change of. */
const beforeOf = (field: string): string => `${field}-before`;

/** Makes the change from `before` to `typed` in a list that may have been changed elsewhere since. */
function changeOf(before: unknown, typed: unknown, stored: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(typed) || !Array.isArray(stored) || isSame(before, stored))
    return typed;
  const isIn = (rows: unknown[], row: unknown) => rows.some((one) => isSame(one, row));
  return [
    ...stored.filter((row) => isIn(typed, row) || !isIn(before, row)),
    ...typed.filter((row) => !isIn(before, row) && !isIn(stored, row)),
  ];
}

type Setup = {
  form: GuideFormMethods;
  user: Pick<User, "id">;
  /** undefined while the profile is new */
  guide: Pick<Guide, "id"> | undefined;
  /** whether these lists are loaded, which come after the rest */
  hasPlatforms: boolean;
  hasLinks: boolean;
  step: SavePhase["step"];
  isSignedOut: boolean;
};

/**
 * Keeps what is typed and not saved on the device for a day, but for what leads guests' money, and puts it back after a
 * reload. Returns whether it did, and what throws it away.
 */
export function useDraft({ form, user, guide, hasPlatforms, hasLinks, step, isSignedOut }: Setup) {
  const key = `${user.id}-${guide?.id ?? "new"}`;
  const [restored, setRestored] = useState<readonly Field[]>([]);
  const [draft] = useState(() => readDraft(key));

  /** Puts the stored values of these fields back, where they differ and are of the field's kind. */
  const restore = useEffectEvent((isWanted: (field: Field) => boolean) => {
    const values = form.getValues();
    const valueOf = (field: Field) => changeOf(draft?.[beforeOf(field)], draft?.[field], values[field]);
    const fields = (Object.keys(draft ?? {}) as Field[]).filter((field) => {
      const value = valueOf(field);
      const isOfKind =
        typeof value === typeof values[field] && Array.isArray(value) === Array.isArray(values[field]);
      return isWanted(field) && !MONEY.has(field) && isOfKind && !isSame(value, values[field]);
    });
    for (const field of fields)
      form.setValue(field, valueOf(field) as FormValues[Field], { shouldDirty: true });
    if (fields.length > 0) setRestored((before) => [...before, ...fields]);
  });
  useEffect(() => restore((field) => !LATE.has(field)), []);
  useEffect(() => {
    if (hasPlatforms) restore((field) => field === "reviewPlatforms");
  }, [hasPlatforms]);
  useEffect(() => {
    if (hasLinks) restore((field) => field === "links");
  }, [hasLinks]);

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
    const lists = typed.flatMap(([field]) =>
      LATE.has(field as Field) ? [[beforeOf(field), before?.[field as Field]] as const] : [],
    );
    write(key, Object.fromEntries([...typed, ...lists]));
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

  // What is typed during a save is not saved by it, also where it waits for a network.
  const sent = useRef<FormValues>(undefined);
  useEffect(() => {
    if (step === "saving") sent.current ??= JSON.parse(JSON.stringify(form.getValues()));
    if (step === "saved") keepSince(sent.current);
  }, [step, form]);
  useEffect(() => {
    if (!isSignedOut) keepTyped();
  }, [isSignedOut]);

  return {
    /** Begins a save: what it sends is not known yet. */
    begin: (): void => void (sent.current = undefined),
    isRestored: restored.length > 0,
    throwAway: (): void => {
      const { defaultValues } = form.formState;
      // Not by resetField(), which leaves a list without inputs as it is.
      for (const field of restored) {
        form.setValue(field, defaultValues?.[field] as FormValues[Field], { shouldDirty: true });
        form.clearErrors(field);
      }
      setRestored([]);
      keep();
    },
    /** Deletes the draft, which is given up. */
    forget: (): void => write(key, {}),
  };
}
