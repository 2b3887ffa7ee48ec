import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { stationText } from "../../../text/station-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { stationsQuery } from "../queries.ts";
import { PrinterList } from "./PrinterList.tsx";
import styles from "./printing.module.css";
import { StationsDialog } from "./StationsDialog.tsx";

const words = stationText.stations;

export function PrintingSection() {
  return (
    <div className={styles.section}>
      <StationList />
      <PrinterList />
    </div>
  );
}

function StationList() {
  const query = useQuery(stationsQuery(useApi()));
  const [isEditing, setEditing] = useState(false);
  if (!query.data) return <QueryAwaited query={query} title={words.loadFailed} height="4rem" />;
  const { stations } = query.data;
  return (
    <div className={styles.part}>
      <h3>{words.heading}</h3>
      <p className={styles.soft}>{stations.length === 0 ? words.none : words.help}</p>
      {stations.length > 0 && (
        <ul className={styles.stations}>
          {stations.map((station) => (
            <li key={station.id}>
              {station.name}
              {station.default && <Chip icon="check">{words.default}</Chip>}
            </li>
          ))}
        </ul>
      )}
      <Button className={styles.add} onClick={() => setEditing(true)}>
        {stations.length === 0 ? words.add : words.edit}
      </Button>
      <StationsDialog open={isEditing} stations={stations} onClose={() => setEditing(false)} />
    </div>
  );
}
