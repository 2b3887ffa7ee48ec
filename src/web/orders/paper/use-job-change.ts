import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi, type Api } from "../../api/api.ts";
import { printJobsQuery } from "../queries.ts";

/** Changes print jobs. The list is fetched again, whatever the outcome. */
export function useJobChange(onDone: () => void = () => undefined) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (run: (api: Api) => Promise<unknown>) => run(api),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: printJobsQuery(api).queryKey }),
  });
}
