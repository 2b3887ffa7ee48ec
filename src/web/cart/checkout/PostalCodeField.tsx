import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallRefused } from "../../../contract/client.ts";
import type { PostalAddress } from "../../../contract/address.ts";
import { useApi } from "../../api/api.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Field } from "../../ui/Field.tsx";
import { addressQuery } from "../queries.ts";
import { addressFilling, completePostalCode } from "./address-filling.ts";
import type { CheckoutTexts } from "./checkout-texts.ts";
import styles from "./CheckoutForm.module.css";
import type { CheckoutForm, FieldWiring } from "./fields.ts";

const words = orderText.checkout;

type PostalCodeFieldProps = {
  wiring: FieldWiring;
  form: Pick<CheckoutForm, "texts" | "setTexts">;
  /** The address has been filled in; `hasStreet` is false for a code that covers a whole town. */
  onFilled: (found: { hasStreet: boolean }) => void;
};

/** The postal code, which fills in the rest of the address as soon as all of its digits are there. */
export function PostalCodeField({ wiring, form, onFilled }: PostalCodeFieldProps) {
  const [asked, setAsked] = useState<{ postalCode: string; texts: CheckoutTexts }>();
  /** Not so when the field has been emptied, or filled, by something else than typing. */
  const isCurrent = asked?.postalCode === completePostalCode(wiring.value);
  const filled = useRef<Partial<CheckoutTexts>>({});
  const { data, error } = useQuery({
    ...addressQuery(useApi(), asked?.postalCode ?? ""),
    enabled: asked !== undefined,
  });
  const fill = useEffectEvent((found: PostalAddress) => {
    if (!asked || !isCurrent) return;
    const filling = addressFilling({
      found,
      atAsking: asked.texts,
      now: form.texts,
      filledBefore: filled.current,
    });
    filled.current = filling;
    form.setTexts(filling);
    onFilled({ hasStreet: found.logradouro !== "" });
  });
  // `asked` too: the same code typed once more fills the fields once more.
  useEffect(() => {
    if (asked && data) fill(data);
  }, [asked, data]);

  const look = (typed: string) => {
    const postalCode = completePostalCode(typed);
    if (postalCode === completePostalCode(wiring.value)) return;
    const texts = { ...form.texts, [wiring.name]: typed };
    setAsked(postalCode === undefined ? undefined : { postalCode, texts });
  };
  return (
    <Field
      label={words.postalCode}
      optional
      mask="cep"
      autoComplete="postal-code"
      className={styles.postalCode}
      {...wiring}
      onChange={(event) => {
        wiring.onChange(event);
        look(event.currentTarget.value);
      }}
      hint={
        <span className={styles.lookUp} role="status">
          {asked && isCurrent ? outcome({ data, error }) : words.postalCodeHint}
        </span>
      }
    />
  );
}

function outcome({ data, error }: { data: PostalAddress | undefined; error: Error | null }) {
  if (data) return data.logradouro === "" ? words.townFound : words.addressFound;
  if (!error) return words.searchingAddress;
  const isUnknown = error instanceof CallRefused && error.status === 404;
  return isUnknown ? words.unknownPostalCode : words.addressServiceDown;
}
