import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ChangeEvent } from "react";
import { CallRefused } from "../../contract/client.ts";
import type { PostalAddress } from "../../contract/address.ts";
import { completePostalCode } from "../../domain/value-rules.ts";
import { useApi } from "../api/api.ts";
import { buyerText } from "../text/buyer-dictionary.ts";
import { MaskedField } from "../ui/MaskedField.tsx";
import { addressFilling, addressLeaving, type AddressTexts } from "./address-filling.ts";
import styles from "./PostalCodeField.module.css";
import { addressQuery } from "./queries.ts";

type PostalCodeFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  /** The texts of the fields that the postal code can fill in. */
  address: AddressTexts;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onFill: (filling: Partial<AddressTexts>) => void;
  /** The address has been filled in; `hasStreet` is false for a code that covers a whole town. */
  onFilled: (found: { hasStreet: boolean }) => void;
};

/**
 * The postal code, which fills in the rest of the address as soon as all of its digits are there. Changing it empties
 * the parts that it has filled in.
 */
export function PostalCodeField(props: PostalCodeFieldProps) {
  const { value, address, onFill, onFilled, ...field } = props;
  const [asked, setAsked] = useState<{ postalCode: string; address: AddressTexts }>();
  /** False once something other than typing has changed the field. */
  const isCurrent = asked?.postalCode === completePostalCode(value);
  const api = useApi();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...addressQuery(api, asked?.postalCode ?? ""),
    enabled: asked !== undefined,
  });
  // Asks once more for the code of an earlier visit, to know which parts it had filled in.
  const [found] = useState(() => completePostalCode(value));
  useQuery({ ...addressQuery(api, found ?? ""), enabled: found !== undefined });
  const fill = useEffectEvent((answer: PostalAddress) => {
    if (!asked || !isCurrent) return;
    onFill(addressFilling({ found: answer, atAsking: asked.address, now: address }));
    onFilled({ hasStreet: answer.logradouro !== "" });
  });
  // `asked` too: the same code typed once more fills the fields once more.
  useEffect(() => {
    if (asked && data) fill(data);
  }, [asked, data]);

  const look = (typed: string) => {
    const postalCode = completePostalCode(typed);
    const before = completePostalCode(value);
    if (postalCode === before) return;
    const answer = before && queries.getQueryData(addressQuery(api, before).queryKey);
    const leaving = answer ? addressLeaving(answer, address) : {};
    onFill(leaving);
    setAsked(
      postalCode === undefined ? undefined : { postalCode, address: { ...address, ...leaving } },
    );
  };
  return (
    <MaskedField
      {...field}
      label={buyerText.postalCode}
      optional
      mask="cep"
      className={styles.postalCode}
      value={value}
      onChange={(event) => {
        field.onChange(event);
        look(event.currentTarget.value);
      }}
      hint={
        <span className={styles.lookUp} role="status">
          {asked && isCurrent ? outcome({ data, error }) : buyerText.postalCodeHint}
        </span>
      }
    />
  );
}

function outcome({ data, error }: { data: PostalAddress | undefined; error: Error | null }) {
  if (data) return data.logradouro === "" ? buyerText.townFound : buyerText.addressFound;
  if (!error) return buyerText.searchingAddress;
  const isUnknown = error instanceof CallRefused && error.status === 404;
  return isUnknown ? buyerText.unknownPostalCode : buyerText.addressServiceDown;
}
