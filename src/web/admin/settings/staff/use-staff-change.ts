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
 * Changes who may work here, then reads the list again and shows a message before `onDone`. It reads the list after a
 * failure too: a call without an answer may have worked.
 */
export function useStaffChange({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const readAgain = () => queries.invalidateQueries({ queryKey: staffQuery(api).queryKey });
  return useMutation({
    mutationFn: ({ run }: StaffChange) => run(api),
    // The button shows that it is working.
    meta: { silent: true },
    async onSuccess(_, { said }) {
      await readAgain();
      show({ text: said, tone: "ok" });
      onDone();
    },
    onError() {
      // The failure is told at once: without a network the list takes its time.
      void readAgain();
    },
  });
}
