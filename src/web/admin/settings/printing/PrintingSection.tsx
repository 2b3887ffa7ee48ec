import { PrinterList } from "./PrinterList.tsx";
import styles from "./printing.module.css";
import { StationList } from "./StationList.tsx";

/** Stations and printers. */
export function PrintingSection() {
  return (
    <div className={styles.section}>
      <StationList />
      <PrinterList />
    </div>
  );
}
