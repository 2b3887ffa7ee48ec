import { useDeferredValue, useEffect, useMemo, useState, useRef } from "react";
import { readOrderSearch, type OrderChoice } from "../../../domain/order-search.ts";
import { services, type Service } from "../../../domain/service.ts";
import { limits } from "../../../domain/text-rules.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Field, OptionList, SelectField } from "../../ui/Field.tsx";
import { memo } from "../../ui/memo.ts";
import { useSame } from "../../ui/use-same.ts";
import { DaysField } from "./DaysField.tsx";
import { OrderFilterBar } from "./OrderFilterBar.tsx";
import { OrderList } from "./OrderList.tsx";
import styles from "./StaffOrderList.module.css";
import { useOrderFilter } from "./use-order-filter.ts";
import { useSearchFold } from "./use-search-fold.tsx";

/** Shorter than the cache keeps the list. */
const keptMs = 4 * 60_000;

const words = staffText.board;

/**
 * The orders that staff choose to see. Orders in progress are all loaded, as a board if there is room, and are searched
 * with every letter. They stay, hidden, while another tab is shown. The server searches all others.
 */
export const StaffOrderList = memo(function StaffOrderList({
  above,
}: {
  above: ReadonlySet<number>;
}) {
  const { filter, isBoard, chooseSearch, chooseService, clearSearch, ...choices } =
    useOrderFilter();
  const [typed, setTyped] = useTypedSearch(filter.q ?? "", chooseSearch);
  // The tapped control answers at once, and the list follows it.
  const asked = useDeferredValue(useSame(filter));
  const looked = useDeferredValue(typed);
  const { mine, tab, days } = asked;
  const { service } = filter;
  const clear = () => {
    setTyped("");
    clearSearch();
  };
  const fold = useSearchFold({ isActive: typed !== "" || service !== undefined, clear });
  const isHere = tab === "progress";
  const choice = useMemo(
    (): OrderChoice => ({ search: readOrderSearch(looked), service }),
    [looked, service],
  );
  const listed = useMemo(() => ({ mine, tab, days }), [mine, tab, days]);
  const inProgress = useMemo(
    () => (isHere ? { filter: listed, choice, isBoard } : undefined),
    [isHere, listed, choice, isBoard],
  );
  const kept = useKept(inProgress, keptMs);
  const showAll = () => choices.chooseMine(false);
  const asks = { above, onShowAll: showAll, onClearSearch: clear };
  return (
    <>
      <OrderFilterBar
        {...{ filter }}
        chooseTab={choices.chooseTab}
        chooseMine={choices.chooseMine}
        isOverBoard={isBoard}
        opener={fold.button}
      >
        <DaysField days={filter.days} onChoose={choices.chooseDays} />
      </OrderFilterBar>
      {fold.isOpen && (
        <OrderSearch
          {...{ typed, service }}
          {...fold.fields}
          onType={setTyped}
          onChoose={chooseService}
        />
      )}
      {kept && (
        <OrderList key={JSON.stringify(kept.filter)} isStaff isAway={!isHere} {...kept} {...asks} />
      )}
      {!isHere && <OrderList key={JSON.stringify(listed)} isStaff filter={asked} {...asks} />}
    </>
  );
});

/** The value, or the last one for a while after there is no value. */
function useKept<Value>(value: Value | undefined, forMs: number): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const isGone = value === undefined;
  useEffect(() => {
    if (!isGone) return undefined;
    const timer = setTimeout(() => setLast(undefined), forMs);
    return () => clearTimeout(timer);
  }, [isGone, forMs]);
  return value ?? last;
}

const pauseMs = 300;

/** A search field's text. The address follows it after a pause, and a change of the address changes the field. */
function useTypedSearch(
  kept: string,
  keep: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const [written, setWritten] = useState(kept);
  if (kept !== written) {
    setWritten(kept);
    // Typed blanks at the end of the text stay.
    if (kept !== typed.trim()) setTyped(kept);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === written) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      keep(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, written, keep]);
  return [typed, setTyped];
}

type OrderSearchProps = {
  id: string;
  /** Somebody has just opened it. */
  takesFocus: boolean;
  onEscape: () => void;
  typed: string;
  onType: (typed: string) => void;
  service: Service | undefined;
  onChoose: (service: Service | undefined) => void;
};

function OrderSearch(props: OrderSearchProps) {
  const { id, takesFocus, onEscape, typed, onType, service, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <search id={id} className={styles.search}>
      <Field
        ref={field}
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={limits.query}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && onEscape()}
      />
      <SelectField
        label={words.service}
        value={service ?? ""}
        onChange={({ currentTarget: { value } }) => onChoose(services.find((one) => one === value))}
      >
        <option value="">{words.allServices}</option>
        <OptionList of={services.map((one) => [one, words.services[one]])} />
      </SelectField>
    </search>
  );
}
