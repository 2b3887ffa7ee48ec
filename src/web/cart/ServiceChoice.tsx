import type { Account } from "../../contract/account.ts";
import { serviceFacts } from "../services/service-facts.ts";
import { placeOf, stateWords } from "../services/service-words.ts";
import { useServiceState } from "../services/use-service-state.ts";
import { joined } from "../text/joined.ts";
import { openingText as words } from "../text/opening-dictionary.ts";
import { ChoiceField } from "../ui/ChoiceField.tsx";
import { CheckField } from "../ui/Field.tsx";
import { serviceChoices } from "../services/chosen-service.ts";
import styles from "./ServiceChoice.module.css";
import { useCart } from "./use-cart.ts";

type ServiceChoiceProps = {
  account: Account;
  chosen: (typeof serviceChoices)[number];
  /** The radio buttons' name. It differs by place, because the choice may stand twice on a page. */
  name: string;
};

/** Delivery or pickup, each with what it means before it is chosen. Null where there is no choice. */
export function ServiceChoice({ account, chosen, name }: ServiceChoiceProps) {
  const { update } = useCart();
  const offered = serviceChoices.filter((service) => account.services[service].enabled);
  if (offered.length < serviceChoices.length) return null;
  return (
    <ChoiceField label={words.service} className={styles.choices}>
      {offered.map((service) => (
        <CheckField
          key={service}
          type="radio"
          name={name}
          value={service}
          checked={service === chosen}
          // A chosen time belongs to the other service.
          onChange={() => update({ service, scheduled_for: "" })}
          label={
            <>
              {words[service]}
              <Facts {...{ account, service }} />
            </>
          }
        />
      ))}
    </ChoiceField>
  );
}

function Facts({
  account,
  service,
}: Pick<ServiceChoiceProps, "account"> & { service: (typeof serviceChoices)[number] }) {
  const { state, nowMs } = useServiceState(account.services[service]);
  const facts = joined([
    state.state !== "open" && stateWords(state, { nowMs, timeZone: account.time_zone }),
    serviceFacts(account, service),
    service === "takeout" && placeOf(account),
  ]);
  return facts === "" ? null : <small className={styles.facts}>{facts}</small>;
}
