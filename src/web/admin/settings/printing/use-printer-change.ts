import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi, type Api } from "../../../api/api.ts";
import { printersQuery } from "../queries.ts";

/** Changes a printer and reads the list again, also after a failure: a call without an answer may have worked. */
export function usePrinterChange<Given, Answer>(
  run: (api: Api, given: Given) => Promise<Answer>,
  onDone: (answer: Answer, given: Given) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = printersQuery(api);
  return useMutation({
    mutationFn: (given: Given) => run(api, given),
    onSuccess: onDone,
    // Nobody waits for the list, which takes its time without a network.
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}
