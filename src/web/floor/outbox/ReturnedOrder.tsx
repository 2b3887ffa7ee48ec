import { Link } from "wouter";
import { isEmptyCart } from "../../../domain/cart.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { tabPath } from "../paths.ts";
import { tableName } from "../table-name.ts";
import { linesText } from "./lines-text.ts";
import type { TabOutbox } from "./tab-outbox.ts";
import styles from "./UnsentOrders.module.css";

const words = floorText.refusal;

/** An order that the server did not take: its tab says why, and has it as the draft or set aside. */
export function ReturnedOrder({ hash, outbox }: { hash: string; outbox: TabOutbox }) {
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(outbox)}</strong>
        <Chip tone="danger" icon="alert">
          {words.state}
        </Chip>
      </div>
      {!outbox.refusal?.isAside && !isEmptyCart(outbox.draft) && (
        <p className={styles.lines}>{linesText(outbox.draft)}</p>
      )}
      <p>{words.waits}</p>
      <div className={styles.actions}>
        <Link href={tabPath(hash)} className={buttonClass("primary")}>
          {floorText.unsent.see}
        </Link>
      </div>
    </article>
  );
}
