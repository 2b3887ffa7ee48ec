import type { Account } from "../../contract/account.ts";
import { counterText } from "../text/counter-dictionary.ts";
import { RadioField } from "../ui/RadioField.tsx";
import { counterOrderKinds, type OrderKind } from "./counter-draft.ts";
import styles from "./counter.module.css";

type KindChoiceProps = { account: Account; kind: OrderKind; onChoose: (kind: OrderKind) => void };

/** The order's service, of those that the account offers. */
export function KindChoice({ account, kind, onChoose }: KindChoiceProps) {
  const offered = counterOrderKinds.filter((one) => isOffered(one, account));
  return (
    <RadioField
      label={counterText.service}
      className={styles.kinds}
      of={offered.map((one) => [one, counterText.kinds[one]])}
      value={kind}
      onChoose={onChoose}
    />
  );
}

function isOffered(kind: OrderKind, { features, services }: Account): boolean {
  if (kind === "table") return features.attendantOrder;
  if (kind === "indoor") return features.easyOrder;
  return services[kind].enabled;
}

/** The current kind if the account offers it, else the first that the account offers. */
export function firstKind(account: Account, kind: OrderKind): OrderKind {
  return isOffered(kind, account)
    ? kind
    : (counterOrderKinds.find((one) => isOffered(one, account)) ?? "delivery");
}
