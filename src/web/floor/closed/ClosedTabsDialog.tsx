import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type { ClosedSheet } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { foldedText } from "../../../domain/search.ts";
import { limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { QueryAwaited } from "../../api/QueryFailed.tsx";
import { hourLabel } from "../../site/account-clock.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Price } from "../../ui/Price.tsx";
import { tabPath } from "../paths.ts";
import { closedSheetsQuery } from "../queries.ts";
import { tableName } from "../table-name.ts";
import styles from "../moves/moves.module.css";

type ClosedTabsProps = { currency: string | undefined; timeZone: string | undefined };

/** The tabs closed in the present business day, to look at and to open again. */
export function ClosedTabsDialog({
  open,
  onClose,
  ...props
}: ClosedTabsProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={movesText.closedToday}>
      <Found {...props} />
    </Dialog>
  );
}

function Found({ currency, timeZone }: ClosedTabsProps) {
  const query = useQuery(closedSheetsQuery(useApi()));
  const [typed, setTyped] = useState("");
  const sheets = query.data?.sheets ?? [];
  const found = sheets.filter((sheet) => isMeant(sheet, typed));
  if (!query.data) return <QueryAwaited query={query} height="10rem" />;
  if (sheets.length === 0) return <p>{movesText.noneClosed}</p>;
  return (
    <div className={styles.content}>
      <Field
        ref={firstFocus}
        label={movesText.search}
        type="search"
        autoComplete="off"
        maxLength={limits.tabName}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={classNames(found.length > 0 && "visually-hidden")}>
        {found.length === 0 && movesText.noneFound}
      </p>
      <ul className={styles.tabs}>
        {found.map((sheet) => (
          <li key={sheet.hash}>
            <Link
              href={tabPath(sheet.hash)}
              className={classNames(buttonClass("quiet"), styles.tab, styles.priced)}
            >
              <span>{nameOf(sheet)}</span>
              <Price cents={centsFromReais(sheet.total_amount)} currency={currency} />
              <small>
                {movesText.closedAt(
                  hourLabel(Date.parse(sheet.closed_at), timeZone),
                  sheet.closed_by,
                )}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {query.data?.more && <p>{movesText.moreClosed}</p>}
    </div>
  );
}

const nameOf = ({ location_number: table, name }: ClosedSheet) => tableName({ table, name });

/** By the table's number, or any part of the name. */
function isMeant(sheet: ClosedSheet, typed: string): boolean {
  const words = foldedText(typed.trim());
  return (
    words === "" ||
    String(sheet.location_number) === words ||
    foldedText(nameOf(sheet)).includes(words)
  );
}
