/** What has been changed of something and not been saved. */
export type Draft<Fields extends object> = {
  /** What was typed or chosen. */
  values: Partial<Fields>;
  /** What each of these fields was when its change began. */
  base: Partial<Fields>;
};

export const emptyDraft = { values: {}, base: {} };

export function isEmpty({ values }: { values: object }): boolean {
  return Object.keys(values).length === 0;
}

/** The draft with some changes more. A field that is again as it was when its change began is none. */
export function withChanges<Fields extends object>(
  draft: Draft<Fields>,
  changes: Partial<Fields>,
  stored: Fields,
): Draft<Fields> {
  const base: Partial<Fields> = { ...stored, ...draft.base };
  const values: Partial<Fields> = { ...draft.values, ...changes };
  const isChanged = (name: string) => name in values && !isSame(at(values, name), at(base, name));
  return { values: only(values, isChanged), base: only(base, isChanged) };
}

/**
 * The draft after what was `sent` of it has been saved. What was typed meanwhile stays, what was typed back too, and now
 * begins at what is stored.
 */
export function withoutSaved<Fields extends object>(
  draft: Draft<Fields>,
  sent: Draft<Fields>,
  stored: Fields,
): Draft<Fields> {
  const isSent = (name: string) => name in sent.values;
  const rest = withoutFields(draft, isSent);
  const now: Partial<Fields> = { ...sent.base, ...draft.values };
  const later = only(now, (name) => isSent(name) && !isSame(at(now, name), at(sent.values, name)));
  return withChanges(rest, later, stored);
}

/** After a conflict, the draft with what others have stored as its new starting point: it wins when it is saved again. */
export function keepingMine<Fields extends object>(
  draft: Draft<Fields>,
  theirs: Partial<Fields>,
): Draft<Fields> {
  return { ...draft, base: { ...draft.base, ...theirs } };
}

/** After a conflict, the draft without what others have changed too. */
export function takingTheirs<Fields extends object>(
  draft: Draft<Fields>,
  theirs: Partial<Fields>,
): Draft<Fields> {
  return withoutFields(draft, (name) => name in theirs);
}

/** True when both say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function withoutFields<Fields extends object>(
  { values, base }: Draft<Fields>,
  isOut: (name: string) => boolean,
): Draft<Fields> {
  const isIn = (name: string) => !isOut(name);
  return { values: only(values, isIn), base: only(base, isIn) };
}

function only<Fields extends object>(
  fields: Partial<Fields>,
  isWanted: (name: string) => boolean,
): Partial<Fields> {
  const wanted = Object.entries(fields).filter(([name]) => isWanted(name));
  // fromEntries forgets the names, which are some of the fields'.
  return Object.fromEntries(wanted) as Partial<Fields>;
}

function at(fields: object, name: string): unknown {
  return Reflect.get(fields, name);
}
