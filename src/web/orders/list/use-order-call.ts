import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi, type Api } from "../../api/api.ts";
import { applyOrder } from "../../live/apply-events.ts";
import { orderProblem } from "./order-problem.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { waitingKey } from "../queries.ts";

type OrderCall = {
  call: (api: Api, hash: string) => Promise<{ order: Order }>;
  /** The message when it is done, by the order's number. */
  said: (number: string) => string;
};

/** Does something to an order other than its status. A repeat, as by a colleague, does no harm. */
export function useOrderCall({ hash, id }: Order, { call, said }: OrderCall) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const number = printedNumber(id);
  return useMutation({
    mutationFn: () => call(api, hash),
    onSuccess({ order }) {
      applyOrder(queries, order);
      show({ text: said(number), tone: "ok" });
    },
    onError(error) {
      // The shown order may be older than a colleague's change.
      void queries.invalidateQueries({ queryKey: waitingKey });
      show({
        text: staffText.orders.statusNotChanged(number, orderProblem(error)),
        tone: "danger",
      });
    },
  });
}
