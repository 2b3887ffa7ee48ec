import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { useApi } from "../../api/api.ts";
import { isRefused, isDefiniteRejection } from "../../api/definite-rejection.ts";
import { sheetKey, refreshTab } from "../queries.ts";
import { workStore } from "../unsent/floor-work.ts";
import type { UnansweredPayment } from "../unsent/tab-work.ts";
import { CallRefused } from "../../../contract/client.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { floorText } from "../../text/floor-dictionary.ts";

/**
 * Registers payments of a tab. One that gets no answer is remembered with its key until the same is tried again, which
 * cannot register it twice, or somebody gives it up; none is ever sent by itself.
 */
export function usePayment(hash: string) {
  const api = useApi();
  const queries = useQueryClient();
  const remember = (payment: UnansweredPayment | null) =>
    workStore.change(hash, (work) => ({ ...work, payment }));
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

/** What is told of a payment, or of a closing, that did not happen. */
export function paymentProblem(error: unknown): string {
  if (!(error instanceof CallRefused)) return refusalText(error);
  const { error: code } = error.refusal;
  if (code === "deal_closed") return floorText.tab.closed;
  // The same is sent again, so only somebody else can have sent it under that key: a colleague, on this device before.
  if (code === "idempotency_mismatch") return floorText.payment.registered;
  const [why] = Object.values(refusedFields(error));
  if (code === "unprocessable_entity" || code === "conflict") {
    return [floorText.payment.changed, why && `(${why})`].filter(Boolean).join(" ");
  }
  return refusalText(error);
}
