import { useQuery } from "@tanstack/react-query";
import { centsFromReais } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { useApi } from "../../api/api.ts";
import { hasFailed } from "../../api/QueryFailed.tsx";
import { PixKey } from "../../ordering/PixKey.tsx";
import { QrCode } from "../../ordering/QrCode.tsx";
import { pixText } from "../../text/pix-dictionary.ts";
import { orderPixQuery, type PixOrder } from "../queries.ts";
import styles from "./PixCode.module.css";

type PixCodeProps = {
  order: PixOrder;
  currency: string | undefined;
  /** Shown if there is no code: a key that no bank accepts has none. */
  pixKey: string;
};

/** The code with which the guest's bank pays the exact amount, to copy or to read with another phone. */
export function PixCode({ order, currency, pixKey }: PixCodeProps) {
  const query = useQuery(orderPixQuery(useApi(), order));
  const { data } = query;
  if (!data && !hasFailed(query)) return <div className={styles.awaited} />;
  if (!data) return <PixKey pixKey={pixKey} isMain />;
  const amount = unbrokenMoney(centsFromReais(data.amount), currency);
  return (
    <section className={styles.pix} aria-label={pixText.pix.heading(amount)}>
      <h2>{pixText.pix.heading(amount)}</h2>
      <QrCode text={data.payload} label={pixText.pix.code(amount)} />
      <PixKey
        pixKey={data.payload}
        label={pixText.pix.label}
        copy={pixText.pix.copy}
        copied={pixText.pix.copied}
        isMain
      />
    </section>
  );
}
