import { useMutation } from "@tanstack/react-query";
import { CallRefused } from "../../contract/client.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";

/** Calls an attendant to a table; calling again before somebody has come does no harm. */
export function CallButton({ tableNumber }: { tableNumber: number }) {
  const api = useApi();
  const show = useToast();
  const call = useMutation({
    mutationFn: () => api.tables.requestService({ body: { number: tableNumber } }),
    // The button shows that it is working.
    meta: { silent: true },
    onSuccess: () => show({ text: text.states.staffCalled, tone: "ok" }),
    onError: (error) => show({ text: callRefusalText(error), tone: "warn" }),
  });
  return (
    <Button busy={call.isPending} onClick={() => call.mutate()}>
      <Icon name="bell" />
      {text.states.callStaff}
    </Button>
  );
}

function callRefusalText(error: Error): string {
  const status = error instanceof CallRefused ? error.status : undefined;
  if (status === 404) return text.states.noSuchTable;
  if (status === 403) return text.states.callsAreOff;
  return refusalText(error);
}
