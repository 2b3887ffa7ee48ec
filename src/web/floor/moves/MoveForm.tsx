import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { useApi } from "../../api/api.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { isTableTaken, moveProblem } from "./move-problem.ts";
import styles from "./moves.module.css";
import { TableGrid } from "./TableGrid.tsx";
import { useTabCall } from "./use-tab-call.ts";

type MoveFormProps = {
  details: SheetDetails;
  locations: readonly Location[];
  onDone: (message: string) => void;
  /** The table has a tab already: asks whether the two become one. */
  onMerge: (into: string) => void;
};

/** Chooses a table for the tab. If that table has a tab that is not individual, the two can be merged. */
export function MoveForm({ details, locations, onDone, onMerge }: MoveFormProps) {
  const { hash, individual, location_number: current } = details;
  const api = useApi();
  const call = useTabCall(hash);
  const [taken, setTaken] = useState<number>();
  const obstacle = locations.find(({ number }) => number === taken);
  const other = obstacle?.sheets.find((sheet) => !sheet.individual && sheet.hash !== hash);
  const move = ({ id, number, sheets }: Location) => {
    const isTaken = !individual && sheets.some((sheet) => !sheet.individual && sheet.hash !== hash);
    setTaken(isTaken ? number : undefined);
    if (isTaken || call.isPending) return;
    call.mutate(() => api.sheets.move({ params: { hash }, body: { location: id } }), {
      onSuccess: () => onDone(movesText.moved(number)),
      // Another device has just opened a tab there.
      onError: (error) => isTableTaken(error) && setTaken(number),
    });
  };
  return (
    <div className={styles.content} aria-busy={call.isPending}>
      <h3>{movesText.toWhichTable}</h3>
      <TableGrid
        locations={locations.filter(({ number }) => number !== current)}
        {...{ current }}
        onChoose={move}
      />
      {call.error && !isTableTaken(call.error) && (
        <FormMessage tone="danger">{moveProblem(call.error)}</FormMessage>
      )}
      {taken !== undefined && (
        <div className={styles.question} role="alert">
          <p>
            <strong>{movesText.taken(taken)}</strong>
          </p>
          <p>{movesText.takenHint}</p>
          {other && (
            <Button variant="primary" onClick={() => onMerge(other.hash)}>
              {movesText.mergeInstead}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
