import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Category, Item, Menu, MenuNews, SoldOutEntry } from "../../contract/content.ts";
import { hourLabel } from "../site/account-clock.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { text } from "../text/dictionary.ts";
import { stockText as words } from "../text/stock-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { CheckField, Field } from "../ui/Field.tsx";
import { Form } from "../ui/Form.tsx";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { withNews } from "../content/menu-at.ts";
import { menuQuery } from "../content/queries.ts";
import { serverNow } from "../services/server-clock.ts";
import { useToast } from "../ui/Toast.tsx";
import { lackingGroup } from "./lacking-group.ts";
import { useMenuNow } from "./use-menu-now.ts";
import { useStock } from "./use-stock.ts";
import styles from "./SoldOut.module.css";
import { stockKey } from "./queries.ts";
import { soldOutToast, type SoldOutChange } from "./sold-out-toast.ts";

type SoldOutDialogProps = {
  onClose: () => void;
  menu: Menu;
  /** Items and options that may have run out. */
  ids: readonly string[];
};

type Saying = { id: string; title: string } & SoldOutChange;

const hourMs = 3_600_000;

/** One tap says that something has run out, for how long, or that it is back. */
export function SoldOutDialog({ onClose, menu, ids }: SoldOutDialogProps) {
  const { menu: categories, menuSubGroups, account } = useMenuNow(menu);
  const left = useStock();
  const wanted = new Set(ids);
  const entries = [categories, Object.values(menuSubGroups).flat()].flatMap((above) => {
    const all = above.flatMap(({ items }) => items);
    return all
      .filter(({ id }) => wanted.has(id))
      .map((entry) => ({ entry, others: othersToSay(entry, { all, left }) }));
  });
  return (
    <Dialog open onClose={onClose} title={words.title} variant="center">
      {entries.length === 0 && <p>{words.gone}</p>}
      <ul className={styles.entries}>
        {entries.map(({ entry, others }) => (
          <Entry
            key={entry.id}
            {...{ entry, others }}
            left={left.get(entry.id)}
            lacking={lackingGroup(menuSubGroups[entry.id] ?? [], left)}
            timeZone={account.time_zone}
            onDone={onClose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/**
 * How many others with the same title may be said to be out, or back, together with the entry. The server leaves those
 * out that are out for longer.
 */
function othersToSay(
  { id, title_br: title = "", extras }: Item,
  { all, left }: { all: readonly Item[]; left: ReadonlyMap<string, number> },
): number {
  return all.filter(
    (other) =>
      other.id !== id &&
      other.title_br?.toLowerCase() === title.toLowerCase() &&
      (other.extras.sold_out === extras.sold_out || other.extras.sold_out_until !== undefined) &&
      left.get(other.id) !== 0,
  ).length;
}

/** For how long it may be out, by the key of the words that say so. */
const choices = [
  ["hour", "forAnHour"],
  ["day", "forToday"],
  ["reopened", "untilReopened"],
] as const;

type EntryProps = {
  entry: Item;
  /** Others with the same title. */
  others: number;
  left: number | undefined;
  /** The group that lacks options: the item is sold out because of it, whatever was said of the item itself. */
  lacking: Category | undefined;
  timeZone: string;
  onDone: () => void;
};

function Entry({ entry, others, left, lacking, timeZone, onDone }: EntryProps) {
  const soldOut = useSoldOut();
  // Not from the start: the size "Grande" of one pizza runs out without that of another.
  const [ofOthers, setOfOthers] = useState(false);
  const { id, title_br: title = "" } = entry;
  const { sold_out: isSoldOut, sold_out_until: until } = entry.extras;
  const say = (said: "hour" | "day" | "reopened" | null) =>
    soldOut.mutate(
      { id, title, until: said, ...(ofOthers && others > 0 && { others }) },
      { onSuccess: onDone },
    );
  const isBack = isSoldOut && !lacking && left !== 0;
  return (
    <li className={styles.entry}>
      <p className={styles.title}>
        {title}
        {isSoldOut && (
          <Chip tone="danger" icon="stop">
            {until === undefined
              ? text.menu.soldOut
              : words.soldOutUntil(hourLabel(Date.parse(until), timeZone))}
          </Chip>
        )}
      </p>
      {isSoldOut && lacking && <p>{words.lacks(lacking.title_br || cartText.item.options)}</p>}
      <div className={styles.choices} role="group" aria-label={words.choicesOf(title)}>
        {others > 0 && (isBack || !isSoldOut) && (
          <CheckField
            label={words.ofOthers(others)}
            checked={ofOthers}
            onChange={({ currentTarget }) => setOfOthers(currentTarget.checked)}
          />
        )}
        {isBack ? (
          <Button variant="primary" busy={soldOut.isPending} onClick={() => say(null)}>
            {words.back}
          </Button>
        ) : (
          !isSoldOut &&
          choices.map(([said, label]) => (
            <Button key={said} busy={soldOut.isPending} onClick={() => say(said)}>
              {words[label]}
            </Button>
          ))
        )}
      </div>
      <StockForm {...{ id, title, left, onDone }} />
    </li>
  );
}

type StockFormProps = Pick<EntryProps, "left" | "onDone"> & { id: string; title: string };

/** How many are left; nothing typed is no limit. */
function StockForm({ id, title, left, onDone }: StockFormProps) {
  const [own, setOwn] = useState<string>();
  // A sale meanwhile does not change what somebody has counted.
  const typed = own ?? (left === undefined ? "" : String(left));
  const soldOut = useSoldOut();
  const save = () => {
    const stock = typed === "" ? null : Number(typed);
    soldOut.mutate({ id, title, stock }, { onSuccess: onDone });
  };
  return (
    <details className={styles.counting} open={left !== undefined}>
      <summary>{words.stock}</summary>
      <Form className={styles.stock} onSubmit={save}>
        <Field
          label={words.stockOf(title)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={5}
          placeholder={words.noLimit}
          value={typed}
          onChange={({ currentTarget }) => setOwn(currentTarget.value.replaceAll(/\D/g, ""))}
        />
        <Button type="submit" busy={soldOut.isPending}>
          {words.save}
        </Button>
      </Form>
    </details>
  );
}

/** Says what is sold out, or how many are left: on this screen at once, on others within a second. */
function useSoldOut() {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: (said: Saying): Promise<SoldOutEntry> => {
      const params = { id: said.id };
      if ("stock" in said) return api.content.setStock({ params, body: { stock: said.stock } });
      // An hour begins when the button is pressed.
      const until =
        said.until === "hour" ? new Date(serverNow() + hourMs).toISOString() : said.until;
      const body = { until, same_title: said.others !== undefined };
      return api.content.setSoldOut({ params, body });
    },
    onSuccess({ id, sold_out, sold_out_until, counted }, said) {
      const news: MenuNews = { entries: [{ id, sold_out, sold_out_until, counted }] };
      const { queryKey } = menuQuery(api);
      queries.setQueryData(queryKey, (menu) => menu && withNews(menu, news));
      // Other consequences are fetched.
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: stockKey });
      show({ ...soldOutToast(said, { sold_out }), about: id });
    },
    onError: (error, { title, id }) =>
      show({ text: words.failed(title, refusalText(error)), tone: "danger", about: id }),
  });
}
