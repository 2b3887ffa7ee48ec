import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi, type Api } from "../../api/api.ts";
import { printJobsQuery } from "../queries.ts";

/** Does something about print jobs; the list is read again, whatever came of it. */
export function useJobChange(onDone: () => void = () => undefined) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (run: (api: Api) => Promise<unknown>) => run(api),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: printJobsQuery(api).queryKey }),
  });
}
