import type { Location } from "../../../contract/tables.ts";
import { tableState } from "../../../domain/table-state.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import styles from "./TableGrid.module.css";

type TableGridProps = {
  locations: readonly Location[];
  /** The table where the tab is. */
  current: number;
  onChoose: (location: Location) => void;
};

export function TableGrid({ locations, current, onChoose }: TableGridProps) {
  return (
    <ul className={styles.grid}>
      {locations.map((location) => {
        const isFree = location.sheets.length === 0;
        const { key } = tableState({
          ...location,
          service_request: false,
          addressed: false,
          bill_requested_at: null,
        });
        return (
          <li key={location.id}>
            <button
              type="button"
              className={classNames(
                styles.table,
                !isFree && styles.occupied,
                location.number === current && styles.current,
              )}
              aria-label={movesText.table(location.number, floorText.tables.states[key])}
              onClick={() => onChoose(location)}
            >
              <strong>{location.number}</strong>
              <Icon name={isFree ? "check" : "user"} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
