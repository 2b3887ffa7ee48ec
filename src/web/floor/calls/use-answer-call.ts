import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { applyTable } from "../../live/apply-events.ts";
import { useToast } from "../../ui/Toast.tsx";
import { locationsKey } from "../queries.ts";

/** Says to a table that somebody is coming (true), or that it has been served (false). */
export function useAnswerCall(locationId: string) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (coming: boolean) =>
      api.tables.setAddressed({ params: { id: locationId }, body: { addressed: coming } }),
    onSuccess: ({ location }) => applyTable(queries, location),
    onError(error) {
      show({ text: refusalText(error), tone: "danger" });
      void queries.invalidateQueries({ queryKey: locationsKey });
    },
  });
}
