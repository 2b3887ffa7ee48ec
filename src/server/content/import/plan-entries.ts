import { kindOf, menuFields, type FieldColumns, type Kind } from "../../../contract/menu-fields.ts";
import { usualColumns } from "../../../contract/field-values.ts";
import { moneyInPortuguese } from "../../../domain/money.ts";
import { importTexts } from "../../texts/menu-files.ts";
import { describeProblem } from "./menu-file/menu-file.ts";
import { compareEntry, type Difference, type EntryColumns } from "./compare-entry.ts";
import type { MatchedEntry } from "./match-entries.ts";
import type { StoredEntry, StoredMenu } from "./stored-menu.ts";

export type PlannedEntry = EntryColumns & { entry_id: string; kind: Kind };

export type ImportPlan = {
  /** Parents before their children. */
  newEntries: PlannedEntry[];
  changedEntries: { entryId: string; set: Partial<EntryColumns> }[];
  /** The pictures that become the first of their entries. */
  pictures: { entryId: string; uploadId: string }[];
  icons: { entryId: string; added: string[]; dropped: string[] }[];
  /** A sentence for each entry that is new ("+ Pizzas / TOSCANA R$ 22,99") or changed ("~ ..."). */
  changes: string[];
  /** Names in the file that the account does not have; passed over. */
  notes: string[];
};

type Planning = {
  stored: StoredMenu;
  currency: string;
  /** Takes the next place after the last below the parent. */
  takeSort: (parentId: string | null) => number;
};

/** `currency` precedes amounts in sentences. */
export function planEntries(
  matched: MatchedEntry[],
  { stored, currency }: { stored: StoredMenu; currency: string },
): ImportPlan {
  const planning = { stored, currency, takeSort: createTakeSort(stored) };
  const plans = matched.map((entry) => planEntry(entry, planning));
  return {
    newEntries: plans.flatMap((plan) => plan.newEntries ?? []),
    changedEntries: plans.flatMap((plan) => plan.changedEntries ?? []),
    pictures: plans.flatMap((plan) => plan.pictures ?? []),
    icons: plans.flatMap((plan) => plan.icons ?? []),
    changes: plans.flatMap((plan) => plan.changes ?? []),
    notes: plans.flatMap((plan) => plan.notes ?? []),
  };
}

function planEntry(entry: MatchedEntry, planning: Planning): Partial<ImportPlan> {
  const named = namedOf(entry, planning.stored);
  return entry.stored === undefined
    ? planNewEntry(entry, { named, planning })
    : planStoredEntry(entry, { stored: entry.stored, named, planning });
}

function planNewEntry(
  entry: MatchedEntry,
  { named, planning }: { named: Named; planning: Planning },
): Partial<ImportPlan> {
  const { file, entryId } = entry;
  const parentId = entry.parent?.entryId ?? null;
  const { titles, subtitles, priceCents, active = usualColumns.active } = file;
  const values = menuFields.map(({ name, column, usual }) => [column, file[name] ?? usual]);
  const price =
    priceCents === undefined ? "" : ` ${moneyInPortuguese(priceCents, planning.currency)}`;
  return {
    newEntries: [
      {
        // fromEntries forgets the columns.
        ...(Object.fromEntries(values) as FieldColumns),
        titles,
        subtitles,
        entry_id: entryId,
        kind: kindOf(file.level),
        parent_id: parentId,
        sort: planning.takeSort(parentId),
      },
    ],
    pictures: named.uploadId === undefined ? [] : [{ entryId, uploadId: named.uploadId }],
    icons: named.iconIds ? [{ entryId, added: named.iconIds, dropped: [] }] : [],
    changes: [
      `+ ${pathOf(entry)}${price}${active ? "" : importTexts.inactive}${file.stock === 0 ? importTexts.noStock : ""}`,
    ],
    notes: named.notes,
  };
}

function planStoredEntry(
  entry: MatchedEntry,
  { stored, named, planning }: { stored: StoredEntry; named: Named; planning: Planning },
): Partial<ImportPlan> {
  const { entryId } = entry;
  const differences = [
    ...comparePlace(entry, { stored, planning }),
    ...compareEntry({ file: entry.file, stored, currency: planning.currency }),
  ];
  const words = differences.map((difference) => difference.words);
  const pictures: ImportPlan["pictures"] = [];
  if (named.uploadId !== undefined && stored.files[0] !== entry.file.picture) {
    words.push(importTexts.otherPicture);
    pictures.push({ entryId, uploadId: named.uploadId });
  }
  const added = named.iconIds?.filter((iconId) => !stored.iconIds.includes(iconId)) ?? [];
  const dropped = named.iconIds
    ? stored.iconIds.filter((iconId) => !named.iconIds?.includes(iconId))
    : [];
  if (added.length + dropped.length > 0) words.push(importTexts.otherIcons);
  return {
    changedEntries: differences.length === 0 ? [] : [{ entryId, set: mergedSet(differences) }],
    pictures,
    icons: added.length + dropped.length > 0 ? [{ entryId, added, dropped }] : [],
    changes: words.length === 0 ? [] : [`~ ${pathOf(entry)}: ${words.join("; ")}`],
    notes: named.notes,
  };
}

/** An entry that the file has under another parent goes there, behind the last. */
function comparePlace(
  { parent }: MatchedEntry,
  { stored, planning: { stored: menu, takeSort } }: { stored: StoredEntry; planning: Planning },
): Difference[] {
  const parentId = parent?.entryId ?? null;
  if (stored.parent_id === parentId) return [];
  const formerParent = menu.byId.get(stored.parent_id ?? "");
  const words = importTexts.leaves(formerParent?.titles.br ?? "");
  return [{ words, set: { parent_id: parentId, sort: takeSort(parentId) } }];
}

function mergedSet(differences: Difference[]): Partial<EntryColumns> {
  return Object.assign({}, ...differences.map((difference) => difference.set));
}

type Named = { uploadId: string | undefined; iconIds: string[] | undefined; notes: string[] };

/** The account's own picture and icons that the file names. */
function namedOf({ file }: MatchedEntry, stored: StoredMenu): Named {
  const { picture, icons, line } = file;
  const uploadId = picture === undefined ? undefined : stored.findUploadId(picture);
  const isMissing = (title: string) => stored.findIconId(title) === undefined;
  const messages = [
    ...(picture !== undefined && uploadId === undefined ? [importTexts.noPicture(picture)] : []),
    ...(icons ?? []).filter(isMissing).map((title) => importTexts.noIcon(title)),
  ];
  return {
    uploadId,
    iconIds: icons && [...new Set(icons.flatMap((title) => stored.findIconId(title) ?? []))],
    notes: messages.map((message) => describeProblem({ line, message })),
  };
}

function createTakeSort(stored: StoredMenu): Planning["takeSort"] {
  const next = new Map<string | null, number>();
  return (parentId) => {
    const last = stored.byParent.get(parentId)?.at(-1)?.sort ?? -1;
    const sort = next.get(parentId) ?? last + 1;
    next.set(parentId, sort + 1);
    return sort;
  };
}

/** `Pizzas / TOSCANA`, on one line. */
function pathOf({ file, parent }: MatchedEntry): string {
  const title = (file.titles.br ?? "").replace(/\s+/g, " ");
  return parent ? `${pathOf(parent)} / ${title}` : title;
}
