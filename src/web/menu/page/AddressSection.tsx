import { useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { addressLine } from "../../../domain/address.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { MapFrame } from "../../address/MapFrame.tsx";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Page.module.css";

/** Where the business is, when it has given a postal code. */
export function AddressSection({ account: { extras, name } }: { account: Account }) {
  const [showsMap, setShowsMap] = useState(false);
  if (isBlank(extras.postal_code)) return null;
  return (
    <section className={styles.section}>
      <h2>{text.menu.address}</h2>
      <address>
        <AddressText>
          {addressLine({
            postal_code: extras.postal_code,
            address: extras.address_street,
            number: extras.address_number,
            complement: extras.address_complement,
            district: extras.address_district,
            city: extras.address_city,
            state: extras.address_state,
          })}
        </AddressText>
      </address>
      {extras.mapSanitized !== "" && (
        <>
          <Button aria-expanded={showsMap} onClick={() => setShowsMap(!showsMap)}>
            {showsMap ? text.menu.hideMap : text.menu.showMap}
          </Button>
          {showsMap && (
            <MapFrame
              className={styles.map}
              address={extras.mapSanitized}
              title={text.menu.mapOf(name)}
            />
          )}
        </>
      )}
    </section>
  );
}
