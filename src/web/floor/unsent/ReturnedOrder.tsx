import { Link } from "wouter";
import { isEmpty } from "../../../domain/cart.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { tabPath } from "../paths.ts";
import { tableName } from "../table-name.ts";
import { linesText } from "./lines-text.ts";
import type { TabWork } from "./tab-work.ts";
import styles from "./UnsentOrders.module.css";

const words = floorText.refusal;

/** An order that the server did not take, or not all of: its tab says why, and has it as the draft or set aside. */
export function ReturnedOrder({ hash, work }: { hash: string; work: TabWork }) {
  const isRest = work.refusal?.code === "arrived_before";
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(work)}</strong>
        <Chip tone="danger" icon="alert">
          {isRest ? words.restState : words.state}
        </Chip>
      </div>
      {!work.refusal?.isAside && !isEmpty(work.draft) && (
        <p className={styles.lines}>{linesText(work.draft)}</p>
      )}
      <p>{isRest ? words.restWaits : words.waits}</p>
      <div className={styles.actions}>
        <Link href={tabPath(hash)} className={buttonClass("primary")}>
          {floorText.unsent.see}
        </Link>
      </div>
    </article>
  );
}
