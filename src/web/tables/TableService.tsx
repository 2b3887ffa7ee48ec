import type { Account } from "../../contract/account.ts";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import styles from "./TableService.module.css";
import { useSearch } from "wouter";
import { createVisitMark } from "../storage/visit-mark.ts";
import { namedTable, tableNumber } from "./table-number.ts";

const fetchButton = () => import("./CallButton.tsx");

/**
 * For a guest at a table: which one it is, and a button that calls an attendant to it, whose script nobody else needs.
 */
export function TableService({ account }: { account: Account }) {
  const table = useTableNumber(account);
  const isGuest = useSignedIn() === null;
  const { part, failed, retry } = useLazyPart(fetchButton, isGuest && table !== undefined);
  if (table === undefined || !isGuest) return null;
  return (
    <div className={styles.table} data-call>
      <strong>{text.menu.table(table)}</strong>
      {failed && <Button onClick={retry}>{text.common.retry}</Button>}
      {part && <part.CallButton tableNumber={table} />}
    </div>
  );
}

const useNamed = createVisitMark("table");

/** The table at which the guest sits: what the address says, and for the rest of the visit what it said last. */
function useTableNumber(account: Account): number | undefined {
  return tableNumber(useNamed(namedTable(useSearch())), account);
}
