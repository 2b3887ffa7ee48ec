import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { KnownCaller } from "../../contract/orders.ts";
import { parsePhone } from "../../domain/phone-number.ts";
import { addressLine } from "../../domain/address.ts";
import { useApi, type Api } from "../api/api.ts";
import type { CheckoutTexts, WireField } from "../cart/checkout/checkout-fields.ts";
import typed from "../cart/checkout/CheckoutForm.module.css";
import { orderClock } from "../site/order-clock.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { counterText } from "../text/counter-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { MaskedField } from "../ui/MaskedField.tsx";
import styles from "./counter.module.css";
import type { OrderKind } from "./counter-draft.ts";

/** The last customer with this phone; nobody waits for it. */
const callerQuery = (api: Api, phone: string) =>
  queryOptions({
    queryKey: ["caller", phone],
    queryFn: async ({ signal }) =>
      (await api.orders.caller({ body: { phone } }, { signal })).caller,
    retry: false,
    staleTime: 60_000,
    // A customer's data leaves the memory a minute after it was last shown.
    gcTime: 60_000,
  });

type CallerFieldsProps = {
  kind: OrderKind;
  wire: WireField;
  timeZone: string | undefined;
  onTake: (texts: Partial<CheckoutTexts>) => void;
};

/** The customer's fields. The phone comes first, since it finds those who have ordered before. */
export function CallerFields({ kind, wire, timeZone, onTake }: CallerFieldsProps) {
  const phone = wire("userData.phone");
  const isDelivery = kind === "delivery";
  return (
    <fieldset className={typed.group}>
      <legend>{counterText.whoCalls}</legend>
      <div className={typed.half}>
        <MaskedField
          label={summaryText.facts.phone}
          {...(isDelivery ? { required: true } : { optional: true })}
          mask="phone"
          type="tel"
          autoComplete="off"
          hint={counterText.phoneHint}
          {...phone}
        />
      </div>
      <div className={typed.half}>
        <Field
          label={summaryText.facts.name}
          autoComplete="off"
          required
          {...wire("userData.name")}
        />
      </div>
      <Known {...{ timeZone, onTake }} phone={phone.value} />
      <div className={typed.half}>
        <Field
          label={summaryText.facts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          optional
          {...wire("userData.email")}
        />
      </div>
      <div className={typed.half}>
        <MaskedField
          label={summaryText.facts.document}
          optional
          mask="document"
          autoComplete="off"
          {...wire("userData.document")}
        />
      </div>
    </fieldset>
  );
}

type KnownProps = Pick<CallerFieldsProps, "timeZone" | "onTake"> & { phone: string };

/** Offers what the last order by this phone said, until it was taken. */
function Known({ phone, timeZone, onTake }: KnownProps) {
  const dialled = parsePhone(phone);
  const labelId = useId();
  const { data: caller } = useQuery({
    ...callerQuery(useApi(), dialled ?? ""),
    enabled: dialled !== undefined,
  });
  const [takenFor, setTakenFor] = useState<string>();
  // The next order may be by the same phone.
  if (takenFor !== undefined && takenFor !== dialled) setTakenFor(undefined);
  const isOffered = dialled !== undefined && caller && takenFor !== dialled;
  const take = (known: KnownCaller) => {
    setTakenFor(dialled);
    onTake(textsOfCaller(known));
  };
  return (
    <div className={typed.full} role="status">
      {isOffered && (
        <section className={styles.known} aria-labelledby={labelId}>
          <div>
            <p id={labelId}>
              <strong>{counterText.known(caller.name)}</strong>
            </p>
            {caller.address && <p>{addressLine(caller.address)}</p>}
            <p className={styles.soft}>
              {counterText.lastOrder(orderClock(caller.last, timeZone))}
            </p>
          </div>
          <Button onClick={() => take(caller)}>{counterText.take}</Button>
        </section>
      )}
    </div>
  );
}

/** Sets every field, since the texts in them were another customer's. */
function textsOfCaller(caller: KnownCaller): Partial<CheckoutTexts> {
  const { name, email = "", document = "", address = {} } = caller;
  return {
    "userData.name": name,
    "userData.email": email,
    "userData.document": document,
    "cartData.addressData.postal_code": address.postal_code ?? "",
    "cartData.addressData.address": address.address ?? "",
    "cartData.addressData.number": address.number ?? "",
    "cartData.addressData.complement": address.complement ?? "",
    "cartData.addressData.district": address.district ?? "",
    "cartData.addressData.city": address.city ?? "",
    "cartData.addressData.state": address.state ?? "",
    "cartData.area_district": "",
  };
}
