import { useIsFetching } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Menu } from "../../../../contract/content.ts";
import { useApi } from "../../../api/api.ts";
import { menuQuery } from "../../../content/queries.ts";
import { useSteadyPart } from "../../../ui/use-lazy-part.ts";
import { entryIdOf, keptDraft, useDraftKeys } from "./drafts.ts";
import { entryIds } from "../edits/find-entries.ts";

const fetchDialog = () => import("./LostDialog.tsx");

/** A draft of an entry that somebody else removed: it comes back with the entry, or is given up. */
export function LostDraft({ menu }: { menu: Menu }) {
  const keys = useDraftKeys();
  const [later, setLater] = useState<readonly string[]>([]);
  /** Outlives the dialog, which goes while the menu is fetched. */
  const [problem, setProblem] = useState<{ id: string; words?: (() => string) | undefined }>({
    id: "",
  });
  const key = useMemo(() => {
    const known = entryIds(menu);
    const lost = (one: string) => one !== "" && entryIdOf(one) !== "" && !known.has(entryIdOf(one));
    return keys.split("\n").find((one) => lost(one) && !later.includes(one));
  }, [keys, menu, later]);
  const draft = key === undefined ? undefined : keptDraft(key);
  // Right after signing in the page still has the menu of guests, who do not see everything.
  const isFetching = useIsFetching({ queryKey: menuQuery(useApi()).queryKey }) > 0;
  const isLost = key !== undefined && draft !== undefined && !isFetching;
  const part = useSteadyPart(fetchDialog, isLost);
  if (!isLost) return null;
  return (
    part && (
      <part.LostDialog
        key={key}
        {...{ id: key, draft }}
        problem={problem.id === key ? problem.words?.() : undefined}
        onProblem={(said) => setProblem({ id: key, words: said })}
        onClose={() => setLater([...later, key])}
      />
    )
  );
}
