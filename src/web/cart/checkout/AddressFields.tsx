import { useRef } from "react";
import { brazilianStates } from "../../../domain/address.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Field, SelectField, TextAreaField } from "../../ui/Field.tsx";
import styles from "./CheckoutForm.module.css";
import type { CheckoutForm, WireField } from "./fields.ts";
import { PostalCodeField } from "./PostalCodeField.tsx";

const words = orderText.checkout;

type AddressFieldsProps = { wire: WireField; form: Pick<CheckoutForm, "texts" | "setTexts"> };

/** Where a delivery goes. */
export function AddressFields({ wire, form }: AddressFieldsProps) {
  const { name, value, error, onChange } = wire("cartData.addressData.state");
  const postalCode = wire("cartData.addressData.postal_code");
  const street = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  /** On to what the postal code cannot tell, unless the guest has gone elsewhere already. */
  const goOn = ({ hasStreet }: { hasStreet: boolean }) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return;
    if (activeElement.name === postalCode.name) (hasStreet ? number : street).current?.focus();
  };
  return (
    <fieldset className={styles.group}>
      <legend>{words.where}</legend>
      <div className={styles.full}>
        <PostalCodeField wiring={postalCode} form={form} onFilled={goOn} />
      </div>
      <div className={styles.wide}>
        <Field
          label={words.street}
          autoComplete="address-line1"
          required
          ref={street}
          {...wire("cartData.addressData.address")}
        />
      </div>
      <div className={styles.short}>
        <Field
          label={words.number}
          required
          ref={number}
          {...wire("cartData.addressData.number")}
        />
      </div>
      <div className={styles.half}>
        <Field
          label={words.complement}
          optional
          placeholder={words.complementPlaceholder}
          autoComplete="address-line2"
          {...wire("cartData.addressData.complement")}
        />
      </div>
      <div className={styles.half}>
        <Field
          label={words.district}
          optional
          autoComplete="address-level3"
          {...wire("cartData.addressData.district")}
        />
      </div>
      <div className={styles.half}>
        <Field
          label={words.city}
          optional
          autoComplete="address-level2"
          {...wire("cartData.addressData.city")}
        />
      </div>
      <div className={styles.short}>
        <SelectField
          label={words.state}
          optional
          autoComplete="address-level1"
          {...{ name, value, error, onChange }}
        >
          <option value="">–</option>
          {brazilianStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </div>
      <ObservationField wire={wire} />
    </fieldset>
  );
}

/** Where an order goes inside of the house. */
export function RoomFields({ wire, room }: { wire: WireField; room: string | undefined }) {
  return (
    <fieldset className={styles.group}>
      <legend>{words.where}</legend>
      {room === undefined ? (
        <div className={styles.half}>
          <Field label={words.room} autoComplete="off" required {...wire("cartData.location")} />
        </div>
      ) : (
        <p className={styles.full}>
          {words.room}: <strong>{room}</strong>
        </p>
      )}
      <ObservationField wire={wire} />
    </fieldset>
  );
}

function ObservationField({ wire }: { wire: WireField }) {
  return (
    <div className={styles.full}>
      <TextAreaField
        label={words.observation}
        optional
        rows={2}
        placeholder={words.observationPlaceholder}
        {...wire("cartData.obs")}
      />
    </div>
  );
}
