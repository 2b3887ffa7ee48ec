import { PrinterList } from "./PrinterList.tsx";
import styles from "./printing.module.css";
import { StationList } from "./StationList.tsx";

/** Where orders are made, and on which paper they come there. */
export function PrintingSection() {
  return (
    <div className={styles.section}>
      <StationList />
      <PrinterList />
    </div>
  );
}
