import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState, type ClipboardEvent } from "react";
import type { Menu } from "../../../contract/content.ts";
import { isTicked, tableFields } from "../../../contract/menu-fields.ts";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { useUnsaved } from "../../forms/unsaved.ts";
import { listWords, sentences } from "../../text/joined.ts";
import { text } from "../../text/dictionary.ts";
import { NoItems } from "../../frame/NoItems.tsx";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { CheckField, Field } from "../../ui/Field.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { useShown } from "../../ui/use-shown.ts";
import { AdminFrame, AdminWaiting } from "../AdminFrame.tsx";
import pageStyles from "../AdminPage.module.css";
import { SavePanel, type SavingNotice } from "../SavePanel.tsx";
import { cellsFrom, focusedCell, moveInTable } from "./move-in-table.ts";
import { PriceChangeDialog } from "./PriceChangeDialog.tsx";
import { PriceRow } from "./PriceRow.tsx";
import styles from "./PriceTable.module.css";
import { cellOf, widestPrice, type Cells, type CellValue, pastedCells } from "./table-cells.ts";
import {
  shownTableSections,
  tableSections,
  type TableRow,
  type TableSection,
} from "./table-rows.ts";
import { columnClass, columnName } from "./TableCell.tsx";
import { TableConflict } from "./TableConflict.tsx";
import { tooMany, usePriceTable, type PriceTableForm } from "./use-price-table.ts";

const words = priceTableText;

const tickedCount = tableFields.filter(isTicked).length;
/** The numbers from which the style sheet computes the width of all columns. */
const columnSizes = (values: Cells): object => ({
  "--typed-count": tableFields.length - tickedCount,
  "--ticked-count": tickedCount,
  "--widest-price": widestPrice(values),
});

/** The prices and the like of all items in one table, for an account's admins. */
export function PriceTablePage() {
  return <AdminFrame>{(authId) => <Table authId={authId} />}</AdminFrame>;
}

function Table({ authId }: { authId: string }) {
  // The cache may hold the guests' menu, which lacks some entries.
  const query = useQuery({ ...menuQuery(useApi()), refetchOnMount: "always" });
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && query.isFetchedAfterMount && query.isSuccess) setFetched(true);
  if (isFetched && query.data) return <PriceTable key={authId} menu={query.data} />;
  return <AdminWaiting query={query} />;
}

/** All items, and their options if asked for, to be changed as in a spreadsheet and saved as one change. */
function PriceTable({ menu }: { menu: Menu }) {
  const form = usePriceTable(menu);
  const sections = useMemo(() => tableSections(menu), [menu]);
  const [query, setQuery] = useState("");
  const [withOptions, setWithOptions] = useState(false);
  const [news, setNews] = useState("");
  const changing = useShown<string>();
  const shown = useMemo(
    () => shownTableSections(sections, { withOptions, query }),
    [sections, withOptions, query],
  );
  const { part, goToWrong } = useFirstWrong<HTMLElement>(form.saving.error);
  useUnsaved(form.changed.length > 0, form.discard);
  usePageMark("data-price-table");
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const names = useNames(sections);
  const put = useCallback(
    (key: string, value: CellValue) => latest.current.set({ [key]: value }),
    [],
  );
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = focusedCell(event.currentTarget);
    if (!cell) return;
    event.preventDefault();
    const places = cellsFrom(event.currentTarget, cell).map((row) =>
      row.map(({ dataset }) => dataset["cell"] ?? ""),
    );
    const { cells, leftOver } = pastedCells(event.clipboardData.getData("text/plain"), places);
    form.set(cells);
    const said = words.pasted(Object.keys(cells).length);
    setNews(sentences([said, leftOver > 0 && words.leftOver(leftOver)]));
  };
  const save = () => {
    const wrong = new Set(Object.keys(form.errors).map((key) => cellOf(key).id));
    // A wrong cell may be out of sight.
    if (wrong.size > 0) {
      setQuery("");
      const isOption = ({ id, level }: TableRow) => level === "option" && wrong.has(id);
      if (sections.some(({ rows }) => rows.some(isOption))) setWithOptions(true);
    }
    form.save();
    goToWrong();
  };
  const hasItems = sections.some(({ rows }) => rows.length > 0);
  return (
    <>
      <main ref={part} id="content" className={pageStyles.page}>
        <h1>{text.pages.priceTable}</h1>
        {hasItems ? (
          <>
            <p className={styles.explanation}>{words.explanation}</p>
            <div className={styles.tools}>
              <Field
                label={words.search}
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                value={query}
                onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              />
              <CheckField
                label={words.withOptions}
                checked={withOptions}
                onChange={({ currentTarget }) => setWithOptions(currentTarget.checked)}
              />
              <Button onClick={() => changing.show("")}>{words.change.open}</Button>
            </div>
            <p role="status" className={styles.news}>
              {shown.length === 0 ? words.nothingFound : news}
            </p>
            {/* The table's keys only move from cell to cell. The cells handle all others. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <table
              className={styles.table}
              style={columnSizes(form.values)}
              onKeyDown={moveInTable}
              onPaste={paste}
            >
              <thead>
                <tr>
                  <th scope="col">{words.item}</th>
                  {tableFields.map((field) => (
                    <th key={field.name} scope="col" className={columnClass(field)}>
                      {columnName(field)}
                    </th>
                  ))}
                </tr>
              </thead>
              {shown.map((section) => (
                <tbody key={section.id}>
                  <tr className={styles.category}>
                    <th scope="rowgroup" colSpan={1 + tableFields.length}>
                      <span>{section.title}</span>
                      <IconButton
                        icon="sort"
                        label={words.change.openOf(section.title)}
                        onClick={() => changing.show(section.id)}
                      />
                    </th>
                  </tr>
                  {section.rows.map((row) => (
                    <PriceRow
                      key={row.id}
                      row={row}
                      values={form.values}
                      stored={form.stored}
                      errors={form.errors}
                      onPut={put}
                    />
                  ))}
                </tbody>
              ))}
            </table>
          </>
        ) : (
          <NoItems />
        )}
      </main>
      {(hasItems || form.changed.length > 0) && (
        <SavePanel
          label={words.saving.region}
          notice={noticeOf(form, names)}
          unsaved={words.saving.unsaved(form.changed.length)}
          form={form}
          onSave={save}
        />
      )}
      <TableConflict form={form} sections={sections} />
      {changing.shown && (
        <PriceChangeDialog
          key={changing.shown.serial}
          open={changing.shown.isOpen}
          categoryId={changing.shown.value}
          sections={sections}
          values={form.values}
          currency={menu.account.extras.currency}
          onClose={changing.hide}
          onApply={(cells, hasOptions) => {
            form.set(cells);
            if (hasOptions) setWithOptions(true);
            setNews(words.change.applied(Object.keys(cells).length));
            changing.hide();
          }}
        />
      )}
    </>
  );
}

/** The names of rows, also of those that somebody else has removed since. */
function useNames(sections: readonly TableSection[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(() => ({ sections, names: namesIn(sections) }));
  if (known.sections === sections) return known.names;
  const names = new Map([...known.names, ...namesIn(sections)]);
  setKnown({ sections, names });
  return names;
}

const namesIn = (sections: readonly TableSection[]) =>
  new Map(sections.flatMap(({ rows }) => rows.map(({ id, name }) => [id, name] as const)));

function noticeOf(
  { gone, errors }: PriceTableForm,
  names: ReadonlyMap<string, string>,
): SavingNotice | undefined {
  const ids = [...new Set(gone.map((key) => cellOf(key).id))];
  const named = listWords(ids.flatMap((id) => names.get(id) ?? []));
  const said = gone.length > 0 ? words.saving.gone(ids.length, named) : errors[tooMany];
  return said ? { tone: "danger", icon: "alert", said } : undefined;
}
