import type { SalesReport } from "../../../contract/reports.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { formatMoney, unbrokenMoney } from "../../text/money.ts";
import { formatNumber, formatShare } from "../../text/formats.ts";
import { reportText as words } from "../../text/report-dictionary.ts";
import styles from "../ReportPage.module.css";

/** The whole range in a few numbers, each beside that of the range before. */
export function Summary({ report, currency }: { report: SalesReport; currency: string }) {
  const { totals, previous_totals: before } = report;
  const cents = (reais: number) => centsFromReais(reais);
  const money = (amount: number) => formatMoney(amount, currency);
  const ticket = ({ total_amount, orders }: SalesReport["totals"]) =>
    orders === 0 ? 0 : Math.round(cents(total_amount) / orders);
  return (
    <>
      <dl className={styles.tiles}>
        <Tile
          name={periodText.sold}
          shown={money(cents(totals.total_amount))}
          compared={[totals.total_amount, before.total_amount]}
          isMain
        />
        <Tile
          name={periodText.orders}
          shown={formatNumber(totals.orders)}
          compared={[totals.orders, before.orders]}
        />
        <Tile
          name={words.ticket}
          shown={money(ticket(totals))}
          compared={[ticket(totals), ticket(before)]}
        />
        <Tile name={periodText.items} shown={money(cents(totals.items_amount))} />
        <Tile name={words.service} shown={money(cents(totals.service_amount))} />
        <Tile name={periodText.fee} shown={money(cents(totals.delivery_fee))} />
        <Tile name={periodText.serviceWaived} shown={money(cents(totals.waived_amount))} />
      </dl>
      {totals.payer_waived_amount > 0 && (
        <p className={styles.hint}>
          {words.closedAs(unbrokenMoney(cents(totals.payer_waived_amount), currency))}
        </p>
      )}
    </>
  );
}

type TileProps = {
  name: string;
  shown: string;
  /** Now, and before. */
  compared?: readonly [number, number];
  isMain?: boolean;
};

function Tile({ name, shown, compared, isMain = false }: TileProps) {
  return (
    <div className={isMain ? styles.mainTile : styles.tile}>
      <dt>{name}</dt>
      <dd>
        <strong>{shown}</strong>
        {compared && <small>{change(...compared)}</small>}
      </dd>
    </div>
  );
}

/** In words, since a colour and a sign say nothing to some. */
function change(now: number, before: number): string {
  if (before === 0) return "";
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return words.same;
  return percent > 0
    ? words.more(formatShare(percent / 100, 0))
    : words.less(formatShare(-percent / 100, 0));
}
