import { useQuery } from "@tanstack/react-query";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { locationsQuery } from "../queries.ts";
import styles from "./CallingTables.module.css";
import { Since } from "./Since.tsx";
import { useAnswerCall } from "./use-answer-call.ts";

/** The tables whose guests call an attendant, on every screen of the staff, until somebody says that they are coming. */
export function CallingTables() {
  const api = useApi();
  const account = useQuery(homeQuery(api)).data?.account;
  const { data } = useQuery({
    ...locationsQuery(api),
    enabled: account?.features.localOrder === true,
  });
  const calling = data?.locations.filter((table) => table.service_request) ?? [];
  return (
    <div role="status" className={styles.place}>
      {calling.map((table) => (
        <Call key={table.id} table={table} />
      ))}
    </div>
  );
}

function Call({ table }: { table: Location }) {
  const { id, number, service_requested_at: since, bill_requested_at: bill } = table;
  const answer = useAnswerCall(id);
  return (
    <div className={styles.call}>
      <Icon name={bill === null ? "bell" : "receipt"} />
      <p>
        <span>
          {bill === null ? watchText.call.tableCalls(number) : watchText.call.tableAsksBill(number)}
        </span>
        {since !== null && <Since at={since} />}
      </p>
      <Button
        variant="primary"
        busy={answer.isPending}
        aria-label={watchText.call.onMyWayTo(number)}
        onClick={() => answer.mutate(true)}
      >
        {watchText.call.onMyWay}
      </Button>
    </div>
  );
}
