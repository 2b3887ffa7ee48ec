import type { Cart } from "../../../domain/cart.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { withNewPrices } from "../../ordering/cart-corrections.ts";
import { withWhatIsLeft } from "../../ordering/what-is-left.ts";
import { isUnavailable, namedWords } from "../../services/left-words.ts";
import { sentences } from "../../text/joined.ts";
import { invalidOptionWords } from "../../text/invalid-option-words.ts";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { inCartText } from "../../text/in-cart-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { outboxStore } from "../outbox/floor-outbox.ts";
import type { Refusal } from "../outbox/tab-outbox.ts";
import styles from "./RefusalNotice.module.css";

const words = outboxText.refusal;

type RefusalNoticeProps = {
  hash: string;
  refusal: Refusal;
  currency: string | undefined;
  /** The menu's title of an item, or of an option of it, by its path. */
  titleOf: (path: string) => string | undefined;
  onSend: () => void;
  /** Leads to the options of a line. */
  onChoose: (key: string) => void;
};

/**
 * Why the last order came back, with the actions for it if its lines are in the draft again. A closed tab's page has
 * the way to another tab above this notice.
 */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { hash, refusal, currency, titleOf, onSend, onChoose } = props;
  const { code, lines, isAside } = refusal;
  const isShort = code === "unavailable_items" || code === "sold_out";
  const hasSome = lines.some(({ left }) => left !== undefined);
  const settle = (correct = (draft: Cart) => withNewPrices(draft, lines)) =>
    outboxStore.change(hash, (outbox) => ({
      ...outbox,
      draft: correct(outbox.draft),
      refusal: null,
    }));
  return (
    <section className={styles.notice} role="alert">
      <h2>
        <Icon name="alert" />
        {words.title}
      </h2>
      <p>{explanation(refusal)}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ path, title_br, old_price, new_price, ...line }) => (
            <li key={`${path} ${line.group} ${line.code}`}>
              <strong>{namedWords({ ...line, title: titleOf(path) ?? title_br })}</strong>
              {code === "invalid_options" && <span>{invalidOptionWords(line)}</span>}
              {old_price !== undefined && new_price !== undefined && (
                <span>
                  <s>
                    <Price cents={centsFromReais(old_price)} currency={currency} />
                  </s>{" "}
                  <Price cents={centsFromReais(new_price)} currency={currency} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {code === "price_changed" && !isAside && (
          <Button
            variant="primary"
            onClick={() => {
              settle();
              onSend();
            }}
          >
            {words.sendAtNewPrices}
          </Button>
        )}
        {code === "invalid_options" && !isAside && (
          <Button
            variant="primary"
            onClick={() => {
              settle();
              onChoose(lines[0]?.path.split("/")[0] ?? "");
            }}
          >
            {words.choose}
          </Button>
        )}
        {isShort && !isAside && (
          <Button variant="primary" onClick={() => settle((draft) => withWhatIsLeft(draft, lines))}>
            {hasSome ? inCartText.takeSoldOut : words.remove}
          </Button>
        )}
        <Button onClick={() => settle()}>{words.understood}</Button>
      </div>
    </section>
  );
}

function explanation({ code, message, lines, isAside }: Refusal): string {
  if (code === "idempotency_mismatch") return words.unknown;
  if (isAside) return sentences([message, outboxText.unsent.refused]);
  switch (code) {
    case "price_changed":
      return words.prices;
    case "invalid_options":
      return words.options;
    case "unavailable_items":
    case "sold_out":
      return lines.every(isUnavailable) ? words.unavailable : words.short;
    case "deal_closed":
      return words.closed;
    default:
      return sentences([message, words.back]);
  }
}
