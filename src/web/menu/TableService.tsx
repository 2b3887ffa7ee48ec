import type { Account } from "../../contract/account.ts";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { CallStaffButton } from "../tables/CallStaffButton.tsx";
import { text } from "../text/dictionary.ts";
import styles from "./Page.module.css";
import { useTableNumber } from "./use-table-number.ts";

/** For a guest at a table: which one it is, and a button that calls an attendant to it. */
export function TableService({ account }: { account: Account }) {
  const tableNumber = useTableNumber(account);
  const isGuest = useSignedIn() === null;
  if (tableNumber === undefined || !isGuest) return null;
  return (
    <div className={styles.table}>
      <strong>{text.menu.table(tableNumber)}</strong>
      <CallStaffButton tableNumber={tableNumber} />
    </div>
  );
}
