import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { tableName } from "../table-name.ts";
import { moveProblem } from "./move-problem.ts";
import styles from "./moves.module.css";
import { TabList } from "./TabList.tsx";
import { TableGrid } from "./TableGrid.tsx";
import { useTabCall } from "./use-tab-call.ts";

type MergeFormProps = {
  details: SheetDetails;
  locations: readonly Location[];
  currency: string | undefined;
  /** The preselected tab, if a move led here. */
  into: string | undefined;
  onDone: (message: string) => void;
};

/** Chooses an open tab that gets all of this one. */
export function MergeForm({ details, locations, currency, into: given, onDone }: MergeFormProps) {
  const { hash, location_number: current, name } = details;
  const api = useApi();
  const call = useTabCall(hash);
  const [number, setNumber] = useState<number>();
  const [into, setInto] = useState(given);
  const others = locations.flatMap((location) => {
    const sheets = location.sheets.filter((sheet) => sheet.hash !== hash);
    return sheets.length > 0 ? [{ ...location, sheets }] : [];
  });
  const table = others.find((location) => location.number === number);
  const target = others
    .flatMap((location) => location.sheets.map((sheet) => ({ ...sheet, table: location.number })))
    .find((sheet) => sheet.hash === into);
  const choose = ({ number: chosen, sheets }: Location) => {
    setNumber(chosen);
    setInto(sheets.length === 1 ? sheets[0]?.hash : undefined);
  };
  if (others.length === 0) return <p>{movesText.noOthers}</p>;
  return (
    <div className={styles.content}>
      {target ? (
        <div className={styles.question}>
          <p>
            <strong>
              {movesText.mergeQuestion(tableName({ table: current, name }), tableName(target))}
            </strong>
          </p>
          <p>{movesText.mergeHint}</p>
          {call.error && <FormMessage tone="danger">{moveProblem(call.error)}</FormMessage>}
          <Button
            variant="primary"
            busy={call.isPending}
            onClick={() =>
              call.mutate(
                () => api.sheets.merge({ params: { hash }, body: { into: target.hash } }),
                { onSuccess: () => onDone(movesText.merged(tableName(target))) },
              )
            }
          >
            {movesText.mergeInstead}
          </Button>
        </div>
      ) : (
        <>
          <h3>{table ? movesText.withWhichOf(table.number) : movesText.withWhich}</h3>
          {table ? (
            <TabList
              sheets={table.sheets}
              {...{ currency }}
              onChoose={(sheet) => setInto(sheet.hash)}
            />
          ) : (
            <TableGrid locations={others} {...{ current }} onChoose={choose} />
          )}
        </>
      )}
    </div>
  );
}
