import { useEffect } from "react";
import { useLocation } from "wouter";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { moveDraft } from "../outbox/move-draft.ts";
import { tabPath } from "../paths.ts";

/**
 * Leads from a tab to the one that it was merged into, and takes the draft along. The page stays if the draft does not
 * fit into the other tab's draft, or asks about a payment without an answer.
 */
export function useFollowMerge(
  hash: string,
  { details, isAsked }: { details: SheetDetails | undefined; isAsked: boolean },
): void {
  const [, navigate] = useLocation();
  const show = useToast();
  const into = details?.merged_into;
  const table = details?.location_number ?? 0;
  useEffect(() => {
    if (into === undefined || isAsked) return;
    if (moveDraft(outboxStore, { from: hash, to: into, table }) === "no room") return;
    show({ text: tabText.tab.mergedInto, tone: "info" });
    navigate(tabPath(into), { replace: true });
  }, [hash, into, table, isAsked, navigate, show]);
}
