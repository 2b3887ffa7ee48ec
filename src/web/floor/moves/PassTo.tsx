import { useRef, useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { tableName } from "../table-name.ts";
import { moveProblem } from "./move-problem.ts";
import styles from "./moves.module.css";
import { TabList, type OpenSheet } from "./TabList.tsx";
import { TableGrid } from "./TableGrid.tsx";
import { useTabCall } from "./use-tab-call.ts";

type Line = { order: string; line: number; qty: number };
type PassToProps = {
  details: SheetDetails;
  locations: readonly Location[];
  currency: string | undefined;
  lines: readonly Line[];
  onDone: (message: string) => void;
  onBack: () => void;
};

/** Chooses the tab that gets the lines: a table's own, opened if needed, or one of several. */
export function PassTo(props: PassToProps) {
  const { details, locations, currency, lines, onDone, onBack } = props;
  const { hash, location_number: current } = details;
  const api = useApi();
  const call = useTabCall(hash);
  const [number, setNumber] = useState<number>();
  const table = locations.find((location) => location.number === number);
  /** A repeated wish has the same idempotency key, so that a lost answer passes nothing twice. */
  const asked = useRef<{ wish: string; key: string }>(undefined);
  const pass = (to: string | { location: string }, name: string) => {
    if (call.isPending) return;
    const body = { to, lines: [...lines] };
    const wish = JSON.stringify(body);
    const key = asked.current?.wish === wish ? asked.current.key : newKey();
    asked.current = { wish, key };
    // A tab that has nothing left takes these tables away before a callback of the call would be heard.
    void call
      .mutateAsync(() => api.sheets.pass({ params: { hash }, body }, { idempotencyKey: key }))
      .then(
        () => onDone(movesText.passed(name)),
        () => undefined,
      );
  };
  const others = (location: Location) => location.sheets.filter((sheet) => sheet.hash !== hash);
  const toTable = ({ id, number: to }: Location) =>
    pass({ location: id }, sendingText.tables.table(to));
  const choose = (location: Location) => {
    if (location.sheets.length === 0) toTable(location);
    else setNumber(location.number);
  };
  const toSheet = (sheet: OpenSheet) =>
    pass(sheet.hash, tableName({ table: number ?? 0, name: sheet.name }));
  return (
    <div className={styles.content} aria-busy={call.isPending}>
      <h3>{table ? movesText.withWhichOf(table.number) : movesText.toWhichTable}</h3>
      {table ? (
        <>
          {others(table).length === 0 && <p>{movesText.noOthersHere}</p>}
          <TabList sheets={others(table)} {...{ currency }} onChoose={toSheet} />
          {table.sheets.every((sheet) => sheet.individual) && (
            <Button onClick={() => toTable(table)}>{movesText.newTableTab}</Button>
          )}
        </>
      ) : (
        <TableGrid {...{ locations, current }} onChoose={choose} />
      )}
      {call.error && <FormMessage tone="danger">{moveProblem(call.error)}</FormMessage>}
      <Button disabled={call.isPending} onClick={() => (table ? setNumber(undefined) : onBack())}>
        {movesText.back}
      </Button>
    </div>
  );
}
