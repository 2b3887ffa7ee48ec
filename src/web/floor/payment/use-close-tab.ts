import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { useToast } from "../../ui/Toast.tsx";
import { sheetKey } from "../queries.ts";
import { refreshTab } from "../outbox/refresh-tab.ts";
import { tabPaymentProblem } from "./tab-payment-problem.ts";

/** Closes a tab on which nothing is left to pay. Closing it again changes nothing, so a lost answer does no harm. */
export function useCloseTab(hash: string, onClosed: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: () => api.sheets.close({ params: { hash }, body: {} }),
    onSuccess: (answer) => {
      queries.setQueryData(sheetKey(hash), answer);
      onClosed();
    },
    onError: (error) => show({ text: tabPaymentProblem(error), tone: "danger" }),
    onSettled: () => refreshTab(queries, hash),
    meta: { blocks: true },
  });
}
