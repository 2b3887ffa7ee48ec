import { useEffect } from "react";
import { useLocation } from "wouter";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { moveDraft } from "../outbox/move-draft.ts";
import { tabPath } from "../paths.ts";

/** Long, because the message is shown only once: an attendant who looks away for a moment still sees it. */
const warningMs = 30_000;

/**
 * Leads from a tab to the one that it was merged into, and takes the draft along. The page stays if the draft does not
 * fit into the other tab's draft. The page forgets a payment without an answer once its tab is closed, so the amount is
 * told first.
 */
export function useFollowMerge(
  hash: string,
  { details, currency }: { details: SheetDetails | undefined; currency: string | undefined },
): void {
  const [, navigate] = useLocation();
  const show = useToast();
  const into = details?.merged_into;
  const table = details?.location_number ?? 0;
  useEffect(() => {
    if (into === undefined) return;
    const unanswered = centsFromReais(outboxStore.current()[hash]?.payment?.body.amount ?? 0);
    if (unanswered > 0)
      show({
        text: tabText.tab.unanswered(unbrokenMoney(unanswered, currency)),
        tone: "warn",
        durationMs: warningMs,
      });
    if (moveDraft(outboxStore, { from: hash, to: into, table }) === "no room") return;
    show({ text: tabText.tab.mergedInto, tone: "info" });
    navigate(tabPath(into), { replace: true });
  }, [hash, into, table, currency, navigate, show]);
}
