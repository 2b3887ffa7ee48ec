/** Values by their paths in the call and in its refusals, such as "extras.phone". */
export type ByPath = Readonly<Record<string, unknown>>;

export type Draft<Fields extends object, Base extends object = Fields> = {
  /** The changed fields, as typed or chosen. */
  values: Partial<Fields>;
  /** The server's values of these fields when their change began. */
  base: Partial<Base>;
};

/** The relation of a form's fields to the server's values. */
type Shape<Fields extends object, Stored extends object> = {
  stored: Stored;
  /** The field that a refusal's path belongs to. */
  fieldOf: (path: string) => string;
  /** The fields that stored values make. */
  read: (stored: Stored) => Fields;
  /** The call's values for some fields, by the names that `Stored` has; parts that are no fields come from `stored`. */
  write: (values: Partial<Fields>, stored: Stored) => Partial<Stored>;
  /** The values that others have stored, read from a refusal, by the names that `Stored` has. */
  seen: (theirs: ByPath) => Partial<Stored>;
};

export type DraftRules<Fields extends object, Stored extends object> = ReturnType<
  typeof draftRules<Fields, Stored>
>;

/**
 * The rules by which one draft follows from another: a field has three values, as typed, as stored when its change
 * began, as stored now.
 */
export function draftRules<Fields extends object, Stored extends object>({
  stored,
  fieldOf,
  read,
  write,
  seen,
}: Shape<Fields, Stored>) {
  type Edits = Draft<Fields, Stored>;
  const put = (values: Partial<Fields>, from: Stored): Edits => {
    const paths = write(values, from);
    return { values, base: only<Stored>(from, (path) => path in paths) };
  };
  const changesFrom = (values: Partial<Fields>, from: Stored): Edits => {
    const was = read(from);
    const isChanged = (name: string) => !isSameIn(name, values, was);
    return put(only(values, isChanged), from);
  };
  const without = ({ values, base }: Edits, isOut: (name: string) => boolean): Edits =>
    put(
      only(values, (name) => !isOut(name)),
      { ...stored, ...base },
    );
  return {
    fieldOf,
    /** The call's values, and those that were seen before the change. */
    onWire: ({ values, base }: Edits): Draft<Stored> => ({
      values: write(values, { ...stored, ...base }),
      base,
    }),
    /** The draft with further changes. A field that is back at its value from when its change began is no change. */
    withChanges: ({ values, base }: Edits, changes: Partial<Fields>): Edits =>
      changesFrom({ ...values, ...changes }, { ...stored, ...base }),
    /**
     * The draft after the `sent` part of it has been saved. Later changes stay, those back to the old value too, and
     * now begin at the stored value.
     */
    withoutSaved(draft: Edits, sent: Edits, after: Stored): Edits {
      const isSent = (name: string) => name in sent.values;
      const rest = without(draft, isSent);
      const now: Partial<Fields> = { ...read({ ...stored, ...sent.base }), ...draft.values };
      const later = only(now, (name) => isSent(name) && !isSameIn(name, now, sent.values));
      return changesFrom({ ...rest.values, ...later }, { ...after, ...rest.base });
    },
    /** After a conflict, the draft with what others have stored as its new start: it wins when it is saved again. */
    keepingMine: ({ values, base }: Edits, theirs: ByPath): Edits => ({
      values,
      base: { ...base, ...seen(theirs) },
    }),
    /** After a conflict, the draft without what others have changed too. */
    takingTheirs(draft: Edits, theirs: ByPath): Edits {
      const changed = seen(theirs);
      const isTheirs = (name: string) =>
        Object.keys(
          write(
            only(draft.values, (one) => one === name),
            stored,
          ),
        ).some((path) => path in changed);
      return without(draft, isTheirs);
    },
  };
}

type FieldsOnWire<Fields extends object> = {
  stored: Fields;
  fieldOf: (path: string) => string;
  /** A value of the wire as its field has it. */
  read?: (name: string, onWire: unknown) => unknown;
};

/** The rules for something whose fields are drafted as they are stored. */
export function fieldRules<Fields extends object>({
  stored,
  fieldOf,
  read = (_name, onWire) => onWire,
}: FieldsOnWire<Fields>): DraftRules<Fields, Fields> {
  return draftRules<Fields, Fields>({
    stored,
    fieldOf,
    read: (fields) => fields,
    write: (values) => values,
    seen(theirs) {
      const fields = Object.entries(theirs).map(([path, onWire]) => {
        const name = fieldOf(path);
        return [name, read(name, onWire)];
      });
      // fromEntries loses the type of the names, which are some of the fields'.
      return Object.fromEntries(fields) as Partial<Fields>;
    },
  });
}

export const emptyDraft = { values: {}, base: {} };

export function isEmpty({ values }: { values: object }): boolean {
  return Object.keys(values).length === 0;
}

/** The draft with further changes, of something whose fields are drafted as they are stored. */
export function withChanges<Fields extends object>(
  draft: Draft<Fields>,
  changes: Partial<Fields>,
  stored: Fields,
): Draft<Fields> {
  return fieldRules({ stored, fieldOf: (path) => path }).withChanges(draft, changes);
}

/** True when a field is the same in both, or is in neither. */
export function isSameIn(name: string, one: object, other: object): boolean {
  const [ofOne, ofOther]: unknown[] = [Reflect.get(one, name), Reflect.get(other, name)];
  return ofOne === ofOther || JSON.stringify(ofOne) === JSON.stringify(ofOther);
}

/** The fields whose names are wanted. */
export function only<Fields extends object>(
  fields: Partial<Fields>,
  isWanted: (name: string) => boolean,
): Partial<Fields> {
  const wanted = Object.entries(fields).filter(([name]) => isWanted(name));
  // fromEntries loses the type of the names, which are some of the fields'.
  return Object.fromEntries(wanted) as Partial<Fields>;
}
