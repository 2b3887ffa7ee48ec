import type { Location } from "../../../contract/tables.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./moves.module.css";

export type OpenSheet = Location["sheets"][number];

type TabListProps = {
  sheets: readonly OpenSheet[];
  currency: string | undefined;
  onChoose: (sheet: OpenSheet) => void;
};

export function TabList({ sheets, currency, onChoose }: TabListProps) {
  return (
    <ul className={styles.tabs}>
      {sheets.map((sheet) => (
        <li key={sheet.hash}>
          <Button className={styles.tab} onClick={() => onChoose(sheet)}>
            <span>{nameOf(sheet)}</span>
            {sheet.individual && <Chip icon="user">{sendingText.tab.individual}</Chip>}
            <small>
              <Price cents={centsFromReais(sheet.total_amount)} currency={currency} />
            </small>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ name, individual }: Pick<OpenSheet, "name" | "individual">): string {
  return name || (individual ? sendingText.tab.unnamedIndividual : sendingText.tab.unnamed);
}
