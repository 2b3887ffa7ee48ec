import type { Account } from "../../contract/account.ts";
import type { Service } from "../../domain/service.ts";
import type { ServiceState } from "../../domain/service-state.ts";
import { joined } from "../text/joined.ts";
import { openingText } from "../text/opening-dictionary.ts";
import { Icon } from "../ui/icons.tsx";
import { briefFacts } from "./service-facts.ts";
import styles from "./StateLine.module.css";

type StateLineProps = {
  account: Account;
  service: Service;
  state: ServiceState["state"];
  /** Words that say more than the state alone. */
  told?: string | undefined;
};

/** "Aberto · 40–50 min · R$ 5": on one line, whatever it says. */
export function StateLine({ account, service, state, told }: StateLineProps) {
  const isOpen = state === "open";
  const words = told ?? openingText[state];
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      <Icon name={isOpen ? "check" : "clock"} />
      {/* The state may have changed since the server drew it: React keeps those words until they change again. */}
      <span suppressHydrationWarning>
        {/* An open shop's line is cut between facts and before their dot: "50–60 min" and not "50–60 min · R$". */}
        {isOpen
          ? joined([words, briefFacts(account, service)])
              .replace(/ /g, "\u00a0")
              .replace(/\u00a0·/g, " ·")
          : words}
      </span>
    </span>
  );
}
