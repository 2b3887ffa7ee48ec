import type { Account } from "../../../contract/account.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { placeName } from "../../../domain/area.ts";
import { brazilianStates } from "../../../domain/brazilian-states.ts";
import type { AddressPart, AddressTexts } from "../../address/address-filling.ts";
import { PostalCodeField } from "../../address/PostalCodeField.tsx";
import { keyAt } from "../../ordering/table-key.ts";
import { useGoOn } from "../../address/use-go-on.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { buyerText } from "../../text/buyer-dictionary.ts";
import { Field, SelectField, TextAreaField } from "../../ui/Field.tsx";
import styles from "./CheckoutForm.module.css";
import type { CheckoutField, CheckoutState, CheckoutTexts, WireField } from "./checkout-fields.ts";

/** The fields that a postal code fills in. */
const partFields = [
  ["street", "cartData.addressData.address"],
  ["district", "cartData.addressData.district"],
  ["city", "cartData.addressData.city"],
  ["state", "cartData.addressData.state"],
] as const satisfies [AddressPart, CheckoutField][];

type AddressFieldsProps = { wire: WireField; form: CheckoutState; account: Account };

export function AddressFields({ wire, form, account }: AddressFieldsProps) {
  const { name, value, error, onChange } = wire("cartData.addressData.state");
  const postalCode = wire("cartData.addressData.postal_code");
  const { street, number, goOn } = useGoOn(postalCode.name);
  return (
    <fieldset className={styles.group}>
      <legend>{buyerText.where}</legend>
      <div className={styles.full}>
        <PostalCodeField
          {...postalCode}
          autoComplete="postal-code"
          address={{
            street: form.values["cartData.addressData.address"],
            district: form.values["cartData.addressData.district"],
            city: form.values["cartData.addressData.city"],
            state: form.values["cartData.addressData.state"],
          }}
          onFill={(filling) => form.set(textsOfFilling(filling))}
          onFilled={goOn}
        />
      </div>
      <div className={styles.wide}>
        <Field
          label={buyerText.street}
          autoComplete="address-line1"
          required
          ref={street}
          {...wire("cartData.addressData.address")}
        />
      </div>
      <div className={styles.short}>
        <Field
          label={buyerText.number}
          required
          ref={number}
          {...wire("cartData.addressData.number")}
        />
      </div>
      <div className={styles.half}>
        <Field
          label={buyerText.complement}
          optional
          placeholder={buyerText.complementPlaceholder}
          autoComplete="address-line2"
          {...wire("cartData.addressData.complement")}
        />
      </div>
      <div className={styles.half}>
        <Field
          label={buyerText.district}
          required
          autoComplete="address-level3"
          {...wire("cartData.addressData.district")}
        />
      </div>
      <div className={styles.half}>
        <Field
          label={buyerText.city}
          required
          autoComplete="address-level2"
          {...wire("cartData.addressData.city")}
        />
      </div>
      <div className={styles.short}>
        <SelectField
          label={buyerText.state}
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
      <AreaDistrictField {...{ wire, form, account }} />
      <ObservationField wire={wire} />
    </fieldset>
  );
}

/**
 * A choice of the account's delivery districts, where the address names no such district: a town with one postal code
 * fills in none, and names differ.
 */
function AreaDistrictField({ wire, form, account }: AddressFieldsProps) {
  const { name, value, error, onChange } = wire("cartData.area_district");
  const city = placeName(form.values["cartData.addressData.city"]);
  const district = placeName(form.values["cartData.addressData.district"]);
  const ofCity = account.areas.filter((area) => placeName(area.city ?? "") === city);
  const isKnown = ofCity.some(({ districts = [] }) =>
    districts.some((one) => placeName(one) === district),
  );
  const known = ofCity.flatMap(({ kind, districts = [] }) =>
    kind === "district" ? districts : [],
  );
  if (known.length === 0 || isKnown) return null;
  return (
    <div className={styles.full}>
      <SelectField
        label={buyerText.deliveryDistrict}
        {...{ name, error, onChange }}
        value={known.includes(value) ? value : ""}
      >
        <option value="">{buyerText.districtOfAddress}</option>
        {known.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </div>
  );
}

function textsOfFilling(filling: Partial<AddressTexts>): Partial<CheckoutTexts> {
  return Object.fromEntries(
    partFields.flatMap(([part, field]) =>
      filling[part] === undefined ? [] : [[field, filling[part]]],
    ),
  );
}

type RoomFieldsProps = { wire: WireField; room: string | undefined; quote?: WireQuote | undefined };

/** The room or table of an order. A guest's tab that moved to another table shows that table. */
export function RoomFields({ wire, room, quote }: RoomFieldsProps) {
  const isOnTab = keyAt(room).table_key !== undefined;
  return (
    <fieldset className={styles.group}>
      <legend>{buyerText.where}</legend>
      {room === undefined ? (
        <div className={styles.half}>
          <Field
            label={summaryText.facts.room}
            autoComplete="off"
            required
            {...wire("cartData.location")}
          />
        </div>
      ) : (
        <p className={styles.full}>
          {isOnTab ? buyerText.onTab : summaryText.facts.room}{" "}
          <strong>{(isOnTab && quote?.table_number) || room}</strong>
        </p>
      )}
      <ObservationField wire={wire} />
    </fieldset>
  );
}

export function ObservationField({ wire }: { wire: WireField }) {
  return (
    <div className={styles.full}>
      <TextAreaField
        label={summaryText.facts.observation}
        optional
        rows={2}
        placeholder={buyerText.observationPlaceholder}
        {...wire("cartData.obs")}
      />
    </div>
  );
}
