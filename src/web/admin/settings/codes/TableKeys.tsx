import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { homeQuery } from "../../../content/queries.ts";
import { locationsQuery } from "../../../floor/queries.ts";
import { orderClock } from "../../../site/order-clock.ts";
import { codeText } from "../../../text/code-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { useToast } from "../../../ui/Toast.tsx";
import { keyRenewalsQuery } from "../queries.ts";
import styles from "./codes.module.css";
import { previewsKey } from "./use-sheets.ts";

/** Gives a table another key, after a warning that its printed codes stop working. */
export function TableKeys({ count }: { count: number }) {
  const api = useApi();
  const show = useToast();
  const tables = useQuery(locationsQuery(api)).data?.locations;
  const [table, setTable] = useState(1);
  const [isAsked, setAsked] = useState(false);
  const id = tables?.find(({ number }) => number === table)?.id;
  const queries = useQueryClient();
  const timeZone = useQuery(homeQuery(api)).data?.account.time_zone;
  const { renewals = [] } = useQuery(keyRenewalsQuery(api)).data ?? {};
  const last = renewals.find((one) => one.table === table);
  const renew = useMutation({
    mutationFn: (tableId: string) => api.tables.renewKey({ params: { id: tableId }, body: {} }),
    async onSuccess() {
      show({ text: codeText.renewed(table), tone: "ok" });
      void queries.invalidateQueries({ queryKey: keyRenewalsQuery(api).queryKey });
      // A preview that is on its way may have the old key, and would be taken for the new one.
      await queries.cancelQueries({ queryKey: previewsKey });
      void queries.invalidateQueries({ queryKey: previewsKey });
    },
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
    onSettled: () => setAsked(false),
  });
  return (
    <section className={styles.keys} aria-label={codeText.keys}>
      <h3>{codeText.keys}</h3>
      <p className={styles.soft}>{codeText.keysHelp}</p>
      <div className={styles.renew}>
        <SelectField
          label={codeText.table}
          value={table}
          onChange={(event) => setTable(Number(event.currentTarget.value))}
        >
          {Array.from({ length: count }, (_, index) => (
            <option key={index + 1}>{index + 1}</option>
          ))}
        </SelectField>
        <Button disabled={id === undefined} onClick={() => setAsked(true)}>
          {codeText.renew}
        </Button>
      </div>
      {last && (
        <p className={styles.soft}>
          {last.by
            ? codeText.renewedBy(orderClock(last.at, timeZone), last.by)
            : codeText.renewedAt(orderClock(last.at, timeZone))}
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        question={codeText.renewQuestion(table)}
        yes={codeText.renew}
        danger
        busy={renew.isPending}
        onYes={() => id !== undefined && renew.mutate(id)}
        onNo={() => setAsked(false)}
      >
        <p>{codeText.renewWarning(table)}</p>
      </ConfirmDialog>
    </section>
  );
}
