import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { printerText } from "../../../text/printer-dictionary.ts";
import { stationText } from "../../../text/station-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { useOpenedPart } from "../../../ui/use-part-on-tap.ts";
import { stationsQuery } from "../queries.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import { PrinterList } from "./PrinterList.tsx";
import styles from "./printing.module.css";

const words = stationText.stations;

const fetchDialog = () => import("./StationsDialog.tsx");

export function PrintingSection() {
  return (
    <SettingsCard help={printerText.section}>
      <div className={styles.section}>
        <StationList />
        <PrinterList />
      </div>
    </SettingsCard>
  );
}

function StationList() {
  const query = useQuery(stationsQuery(useApi()));
  const { part, open, dialog } = useOpenedPart(fetchDialog);
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
      <Button className={styles.add} onClick={open}>
        {stations.length === 0 ? words.add : words.edit}
      </Button>
      {part && <part.StationsDialog {...dialog} stations={stations} />}
    </div>
  );
}
