import { randomUUIDv7 } from "node:crypto";
import { titleKey } from "./menu-file/menu-file.ts";
import type { FileEntry } from "./file-entries.ts";
import type { StoredEntry, StoredMenu } from "./stored-menu.ts";

/** An entry of the file with its stored entry, or with the id that it gets. */
export type MatchedEntry = {
  file: FileEntry;
  stored: StoredEntry | undefined;
  entryId: string;
  parent: MatchedEntry | undefined;
};

/**
 * Matches the file's entries with the stored ones, parents before their children. An id that exists on the same level
 * decides, wherever its entry stands now. Any other entry is its parent's stored child of the same title; among several
 * of one title, the first is matched with the first, the second with the second.
 */
export function matchEntries(roots: FileEntry[], stored: StoredMenu): MatchedEntry[] {
  const named = new Map<FileEntry, StoredEntry>();
  for (const file of withDescendants(roots)) {
    const found = file.id === undefined ? undefined : stored.byId.get(file.id);
    if (found?.level === file.level) named.set(file, found);
  }
  const taken = new Set(named.values());

  function matchSiblings(siblings: FileEntry[], parent: MatchedEntry | undefined): MatchedEntry[] {
    const candidates = (stored.byParent.get(parent?.entryId ?? null) ?? []).filter(
      (child) => !taken.has(child),
    );
    const byTitle = Map.groupBy(candidates, ({ titles }) => titleKey(titles.br ?? ""));
    return siblings.flatMap((file) => {
      const found = named.get(file) ?? byTitle.get(titleKey(file.titles.br ?? ""))?.shift();
      const entryId = found?.entry_id ?? randomUUIDv7();
      const matched = { file, stored: found, entryId, parent };
      return [matched, ...matchSiblings(file.children, matched)];
    });
  }
  return matchSiblings(roots, undefined);
}

function withDescendants(entries: FileEntry[]): FileEntry[] {
  return entries.flatMap((entry) => [entry, ...withDescendants(entry.children)]);
}
