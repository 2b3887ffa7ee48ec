import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { refreshTab } from "../outbox/refresh-tab.ts";
import { sheetKey } from "../queries.ts";

type Answer = { details: SheetDetails };

/** A call that changes a tab. Its caller shows the error. */
export function useTabCall(hash: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<Answer>) => send(),
    onSuccess({ details }) {
      queries.setQueryData(sheetKey(details.hash), { details });
    },
    onSettled: () => refreshTab(queries, hash),
  });
}
