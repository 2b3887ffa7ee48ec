import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi, type Api } from "../../../api/api.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { staffQuery } from "../queries.ts";

export type StaffChange = {
  run: (api: Api) => Promise<unknown>;
  /** The message when it is done. */
  said: string;
};

/**
 * Changes who may work here, shows a message and reads the list again, which nobody waits for. It reads the list after a
 * failure too: a call without an answer may have worked.
 */
export function useStaffChange({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: ({ run }: StaffChange) => run(api),
    onSuccess(_, { said }) {
      show({ text: said, tone: "ok" });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffQuery(api).queryKey }),
  });
}
