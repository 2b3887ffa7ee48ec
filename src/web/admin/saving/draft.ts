/** What has been changed of something and not been saved. */
export type Draft<Fields extends object, Base extends object = Fields> = {
  /** What was typed or chosen. */
  values: Partial<Fields>;
  /** What each of these fields was when its change began. */
  base: Partial<Base>;
};

/** What others have stored meanwhile, by the paths of a refusal. */
type Theirs = Readonly<Record<string, unknown>>;

/** How one draft follows from another. `Stored` is what a save answers. */
export type DraftRules<Fields extends object, Base extends object, Stored> = {
  withChanges: (draft: Draft<Fields, Base>, changes: Partial<Fields>) => Draft<Fields, Base>;
  withoutSaved: (
    draft: Draft<Fields, Base>,
    sent: Draft<Fields, Base>,
    stored: Stored,
  ) => Draft<Fields, Base>;
  keepingMine: (draft: Draft<Fields, Base>, theirs: Theirs) => Draft<Fields, Base>;
  takingTheirs: (draft: Draft<Fields, Base>, theirs: Theirs) => Draft<Fields, Base>;
  /** The field that a path of a refusal is of. */
  fieldOf: (path: string) => string;
};

type FieldsOnWire<Fields extends object> = {
  stored: Fields;
  fieldOf: (path: string) => string;
  /** A value of the wire as its field has it. */
  read?: (name: string, onWire: unknown) => unknown;
};

/** The rules for something of which each field is one of the wire's: those that stand below. */
export function fieldRules<Fields extends object>({
  stored,
  fieldOf,
  read = (_name, onWire) => onWire,
}: FieldsOnWire<Fields>): DraftRules<Fields, Fields, Fields> {
  const asFields = (theirs: Theirs) => {
    const fields = Object.entries(theirs).map(([path, onWire]) => {
      const name = fieldOf(path);
      return [name, read(name, onWire)];
    });
    // fromEntries forgets the names, which are some of the fields'.
    return Object.fromEntries(fields) as Partial<Fields>;
  };
  return {
    withChanges: (draft, changes) => withChanges(draft, changes, stored),
    withoutSaved,
    keepingMine: (draft, theirs) => keepingMine(draft, asFields(theirs)),
    takingTheirs: (draft, theirs) => takingTheirs(draft, asFields(theirs)),
    fieldOf,
  };
}

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
export function keepingMine<Fields extends object, Base extends object>(
  draft: Draft<Fields, Base>,
  theirs: Partial<Base>,
): Draft<Fields, Base> {
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

/** True when a field is the same in both, which may be not at all. */
export function isSameIn(name: string, one: object, other: object): boolean {
  return isSame(at(one, name), at(other, name));
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
