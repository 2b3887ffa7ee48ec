import { useRef, type ReactNode } from "react";
import { Link } from "wouter";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { DialogButton } from "../../ui/DialogButton.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useLostFocus } from "../../ui/use-lost-focus.ts";
import { tablesPath } from "../paths.ts";
import { tabParts } from "../tab-parts.ts";
import styles from "./TabHeader.module.css";

type TabHeaderProps = {
  /** 0 until this device knows something of the tab. */
  table: number;
  name: string;
  details: SheetDetails | undefined;
  /** What is known of it before. */
  summary: Location["sheets"][number] | undefined;
  /** The tab's table, once the list of tables is loaded. */
  location: Location | undefined;
  /** Other actions on the tab. */
  children?: ReactNode;
};

/** The tab's name, the way back, and the way to another tab of the same table. */
export function TabHeader({ table, name, details, summary, location, children }: TabHeaderProps) {
  const isIndividual = (details ?? summary)?.individual;
  const asksBill = typeof location?.bill_requested_at === "string" && details?.closed === false;
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(() => heading.current);
  return (
    <div className={styles.header}>
      <Link href={tablesPath} className={styles.back} aria-label={tabText.tab.backToTables}>
        <Icon name="back" />
      </Link>
      <div className={styles.who}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <span className={styles.number}>
            {table > 0 ? sendingText.tables.table(table) : text.pages.tables}
          </span>
          {name !== "" && (
            <span className={styles.name}>
              <span className="visually-hidden"> · </span>
              {name}
            </span>
          )}
        </h1>
      </div>
      {(isIndividual || asksBill) && (
        <div className={styles.kind}>
          {isIndividual && <Chip>{sendingText.tab.individual}</Chip>}
          {asksBill && (
            <Chip tone="warn" icon="receipt">
              {sendingText.tables.bill}
            </Chip>
          )}
        </div>
      )}
      {details && details.orders.length > 0 && (
        <DialogButton
          fetchDialog={tabParts.bill}
          shown={{ hash: details.hash }}
          icon={{ icon: "print", label: tabText.tab.printBill }}
        />
      )}
      {children}
      {location && (
        <DialogButton
          fetchDialog={tabParts.newTab}
          shown={{ location }}
          icon={{ icon: "plus", label: tabText.tab.newTab }}
        />
      )}
    </div>
  );
}
