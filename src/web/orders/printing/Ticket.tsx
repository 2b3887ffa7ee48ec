import type { JobLayout, PrintLayout } from "../../../domain/print-layout.ts";
import { ticketText, type TicketLine, type TicketText } from "../../../domain/ticket-text.ts";
import type { Ticket as TicketOf } from "../../../domain/ticket.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Fact } from "../Fact.tsx";
import styles from "./Ticket.module.css";

/** A ticket on paper. The domain decides its words, as for its picture. */
export function Ticket({ ticket, layout }: { ticket: TicketOf; layout: PrintLayout }) {
  return <PrintedText printed={ticketText(ticket, layout)} layout={layout} />;
}

export function PrintedText({ printed, layout }: { printed: TicketText; layout: JobLayout }) {
  const { head, who, items, amounts, note } = printed;
  return (
    <article className={classNames(styles.ticket, layout === "production" && styles.large)}>
      <header className={styles.head}>
        <Lines lines={head} />
      </header>
      {who.length > 0 && (
        <section>
          <Lines lines={who} />
        </section>
      )}
      <ul className={styles.items}>
        {items.map((lines, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
          <li key={index}>
            <Lines lines={lines} />
          </li>
        ))}
      </ul>
      {amounts.length > 0 && (
        <dl className={styles.amounts}>
          {amounts.map(({ text, amount, emphasis }) => (
            <Fact
              key={text}
              name={text}
              className={emphasis === "heading" ? styles.total : undefined}
            >
              {amount}
            </Fact>
          ))}
        </dl>
      )}
      {note.length > 0 && (
        <section>
          <Lines lines={note} />
        </section>
      )}
    </article>
  );
}

function Lines({ lines }: { lines: TicketLine[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return lines.map((line, index) => <Line key={index} {...line} />);
}

function Line({ kind, emphasis, text, amount, isNested }: TicketLine) {
  if (kind === "notice")
    return (
      <p
        dir="auto"
        className={classNames(
          styles.notice,
          (emphasis === "heading" || emphasis === "title") && styles.mark,
        )}
      >
        {text}
      </p>
    );
  if (emphasis === "title") return <h1 dir="auto">{text}</h1>;
  if (emphasis === "heading") return <h2 dir="auto">{text}</h2>;
  return (
    <p
      className={classNames(
        emphasis === "strong" && styles.strong,
        amount !== "" && styles.priced,
        isNested && styles.nested,
      )}
    >
      <span dir="auto">
        <AddressText>{text}</AddressText>
      </span>
      {amount !== "" && <span>{amount}</span>}
    </p>
  );
}
