import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { useApi } from "../../api/api.ts";
import { isRefused, isDefiniteRejection } from "../../api/definite-rejection.ts";
import { forgetSplit, keepSplit } from "./kept-splits.ts";
import { sheetKey } from "../queries.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import type { UnansweredPayment } from "../outbox/tab-outbox.ts";
import { refreshTab } from "../outbox/refresh-tab.ts";

/**
 * Registers payments of a tab. One that gets no answer is remembered with its key until the same is tried again, which
 * cannot register it twice, or somebody gives it up; none is ever sent by itself.
 */
export function usePayment(hash: string) {
  const api = useApi();
  const queries = useQueryClient();
  const remember = (payment: UnansweredPayment | null) =>
    outboxStore.change(hash, (outbox) => ({ ...outbox, payment }));
  const [underWay, setUnderWay] = useState<"first" | "again">();
  const { mutateAsync } = useMutation({
    mutationFn: ({ key, body }: UnansweredPayment) =>
      api.sheets.pay({ params: { hash }, body }, { idempotencyKey: key }),
  });

  const pay = async (
    payment: UnansweredPayment,
    time: "first" | "again",
  ): Promise<SheetDetails> => {
    setUnderWay(time);
    remember(payment);
    try {
      const { details } = await mutateAsync(payment);
      remember(null);
      const { shares } = payment.body;
      if (details.closed) forgetSplit(hash);
      else if (shares) keepSplit(hash, { ...shares, index: Math.min(shares.of, shares.index + 1) });
      queries.setQueryData(sheetKey(hash), { details });
      return details;
    } catch (error) {
      // Before the first try there is none that could have been registered.
      const isOver = time === "first" ? isRefused(error) : isDefiniteRejection(error);
      if (isOver) remember(null);
      throw error;
    } finally {
      setUnderWay(undefined);
      // A repeated payment is answered as it was the first time.
      refreshTab(queries, hash);
    }
  };
  return { pay, underWay, giveUp: () => remember(null) };
}

export type Payment = ReturnType<typeof usePayment>;
