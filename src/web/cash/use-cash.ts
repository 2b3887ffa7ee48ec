import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CashDay } from "../../contract/cash.ts";
import type { MovementKind } from "../../domain/drawer.ts";
import { useApi } from "../api/api.ts";
import { newKey } from "../api/new-key.ts";
import type { TypedApproval } from "../auth/use-approval.ts";
import { dayKeys } from "../reports/queries.ts";
import { floorKeys, readSession, writeSession } from "../storage/session-store.ts";
import { cashCalls, cashKey } from "./queries.ts";

/** A typed movement, with its idempotency key. */
export type CashDraft = {
  kind: MovementKind;
  amount: string;
  reason: string;
  key: string;
  /** The day for which it was sent, while it may have been recorded there. If absent, it is of the day shown. */
  sentFor?: string | undefined;
};

const storedAs = (date: string | undefined) => `${floorKeys}cash-${date ?? ""}`;

/**
 * Keeps the typed movement and its key over a reload, so that one without an answer is recorded only once. The page
 * never sends it automatically.
 */
export function useCashDraft(date: string | undefined) {
  const [draft, setDraft] = useState(() => readSession(storedAs(date)) as CashDraft | undefined);
  /** The newest draft: an answer comes when more may have been typed. */
  const latest = useRef(draft);
  const set = (next: CashDraft | undefined) => {
    latest.current = next;
    setDraft(next);
    writeSession(storedAs(date), next);
  };
  const change = (part: Partial<CashDraft>) => {
    if (latest.current) set({ ...latest.current, ...part });
  };
  const start = (begun: Pick<CashDraft, "kind" | "amount">) =>
    set({ ...begun, reason: "", key: newKey() });
  return { draft, change, start, end: () => set(undefined) };
}

type Movement = {
  kind: MovementKind;
  amount: number;
  reason?: string;
  date: string;
  approval?: TypedApproval;
};
type Sent = { key: string } & ({ movement: Movement } | { undo: string; approval?: TypedApproval });

/** Records a movement of the day, or undoes one. */
export function useChangeCash(date: string | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent): Promise<CashDay> => {
      const options = { idempotencyKey: sent.key };
      if ("movement" in sent) return cashCalls(api).move({ body: sent.movement }, options);
      const { undo: id, approval } = sent;
      return cashCalls(api).undo({ params: { id }, body: { approval } }, options);
    },
    // The answer is of the movement's day, and the list may show another by now.
    onSuccess: (answer) =>
      queries.setQueryData<CashDay>(cashKey(date), (shown) =>
        shown && shown.day !== answer.day ? shown : answer,
      ),
    // Without an answer, too: the list shows whether it was recorded. Not awaited, so that a failure shows at once.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: dayKeys });
      void queries.invalidateQueries({ queryKey: cashKey(date) });
    },
    meta: { blocks: true },
  });
}
