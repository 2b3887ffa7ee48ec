import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi, type Api } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { useToast } from "../../ui/Toast.tsx";
import { printJobsQuery } from "../queries.ts";

/** Changes print jobs, and shows why that failed. Refetches the list in either case. */
export function useJobChange(onDone: () => void = () => undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: (run: (api: Api) => Promise<unknown>) => run(api),
    onSuccess: onDone,
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
    onSettled: () => queries.invalidateQueries({ queryKey: printJobsQuery(api).queryKey }),
    meta: { blocks: true },
  });
}
