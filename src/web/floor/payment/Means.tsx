import { reaisFromCents, type Cents } from "../../../domain/money.ts";
import type { PaymentMethod } from "../../../domain/payment-methods.ts";
import { useApi } from "../../api/api.ts";
import { MethodField } from "../../paying/MethodField.tsx";
import { PixCharge } from "../../paying/PixCharge.tsx";

export type MeansProps = {
  hash: string;
  cents: Cents;
  /** Whether this payment waives the service, if that differs from what is stored. */
  waives?: boolean | undefined;
  currency: string | undefined;
  offered: readonly PaymentMethod[];
  method: PaymentMethod | undefined;
  onMethod: (method: PaymentMethod) => void;
};

/** The payment method for an amount of a tab, with a code to pay by if it is PIX. */
export function Means({ hash, cents, waives, currency, offered, method, onMethod }: MeansProps) {
  const api = useApi();
  return (
    <>
      <MethodField {...{ offered, method }} onChoose={onMethod} />
      {method === "pix" && (
        <PixCharge
          {...{ cents, currency }}
          of={["sheet", hash, waives]}
          charge={(asked) =>
            api.sheets.pix({
              params: { hash },
              query: {
                amount: String(reaisFromCents(asked)),
                ...(waives !== undefined && { waive_service: waives ? "1" : "0" }),
              },
            })
          }
        />
      )}
    </>
  );
}
