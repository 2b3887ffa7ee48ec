import { useMutation } from "@tanstack/react-query";
import { CallRefused } from "../../contract/client.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { callText } from "../text/call-dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import tones from "../ui/tones.module.css";
import styles from "./CallButton.module.css";

/** Calls an attendant to a table, or asks for the bill; calling again before somebody has come does no harm. */
export function CallButton({ tableNumber }: { tableNumber: number }) {
  const api = useApi();
  const call = useMutation({
    mutationFn: (bill: boolean) =>
      api.tables.requestService({ body: { number: tableNumber, ...(bill ? { bill } : {}) } }),
  });
  const done = call.variables ? callText.billAsked : callText.staffCalled;
  const outcome = call.isSuccess ? done : call.error && callRefusalText(call.error);
  return (
    <div className={styles.call} lang={spokenTag()}>
      <div className={styles.buttons}>
        <Button
          busy={call.isPending && !call.variables}
          onClick={() => !call.isPending && call.mutate(false)}
        >
          <Icon name="bell" />
          {callText.callStaff}
        </Button>
        <Button
          busy={call.isPending && call.variables}
          onClick={() => !call.isPending && call.mutate(true)}
        >
          <Icon name="receipt" />
          {callText.askForBill}
        </Button>
      </div>
      {/* Beside the button, since a message over the page would cover it for people who want to try again. */}
      <div role="status">
        {outcome && (
          <p
            className={classNames(
              styles.outcome,
              call.isSuccess ? tones.ok : tones.danger,
              call.isError && styles.failed,
            )}
          >
            <Icon name={call.isSuccess ? "check" : "alert"} />
            <span>{outcome}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function callRefusalText(error: Error): string {
  const status = error instanceof CallRefused ? error.status : undefined;
  if (status === 404) return callText.noSuchTable;
  if (status === 403) return callText.callsAreOff;
  return refusalText(error);
}
