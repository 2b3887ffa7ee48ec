import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { useApi } from "../../api/api.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { isRefused, isDefiniteRejection, refusalCode } from "../../api/definite-rejection.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { sheetKey } from "../queries.ts";
import { outboxStore } from "../outbox/floor-outbox.ts";
import type { UnansweredPayment } from "../../paying/kept-payments.ts";
import { refreshTab } from "../outbox/refresh-tab.ts";

export const paymentKey = ["payment"];

/**
 * Registers payments of a tab. A payment without an answer is stored with its key until somebody discards it or retries
 * it, which cannot register it twice. Payments are never sent automatically.
 */
export function usePayment(tab: SheetDetails, currency: string | undefined) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const { hash, location_number: table, name } = tab;
  const remember = (payment: UnansweredPayment | null) =>
    outboxStore.change(hash, (outbox) => ({ ...outbox, table, name, payment }));
  const [underWay, setUnderWay] = useState<"first" | "again">();
  const { mutateAsync } = useMutation({
    mutationKey: paymentKey,
    mutationFn: ({ key, body }: UnansweredPayment) =>
      api.sheets.pay({ params: { hash }, body }, { idempotencyKey: key }),
    meta: { blocks: true },
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
      queries.setQueryData(sheetKey(hash), { details });
      return details;
    } catch (error) {
      // A refused first try was not registered. A refused repeat may have been, by the try before it.
      const isOver = time === "first" ? isRefused(error) : isDefiniteRejection(error);
      if (isOver) remember(null);
      const { amount } = payment.body;
      // The form goes with the tab, which says that it is closed as after a payment.
      if (time === "first" && amount > 0 && refusalCode(error) === "deal_closed")
        show({
          text: settleText.payment.notTaken(unbrokenMoney(centsFromReais(amount), currency)),
          tone: "danger",
        });
      throw error;
    } finally {
      setUnderWay(undefined);
      // A repeated payment gets the first one's answer, which may be out of date by now.
      refreshTab(queries, hash);
    }
  };
  return { pay, underWay, giveUp: () => remember(null) };
}

export type Payment = ReturnType<typeof usePayment>;
