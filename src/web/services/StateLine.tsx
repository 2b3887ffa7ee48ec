import type { Account } from "../../contract/account.ts";
import type { Service } from "../../domain/service.ts";
import type { ServiceState } from "../../domain/service-state.ts";
import { openingText } from "../text/opening-dictionary.ts";
import { Icon } from "../ui/icons.tsx";
import { briefFacts, joined } from "./service-facts.ts";
import styles from "./StateLine.module.css";

type StateLineProps = {
  account: Account;
  service: Service;
  state: ServiceState["state"];
  /** More than the state alone. */
  told?: string | undefined;
};

/** "Aberto · 40–50 min · R$ 5": on one line, whatever it says. */
export function StateLine({ account, service, state, told }: StateLineProps) {
  const isOpen = state === "open";
  const words = told ?? openingText[state];
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      <Icon name={isOpen ? "check" : "clock"} />
      {/* What has changed since the server said it comes with the hours. */}
      <span suppressHydrationWarning>
        {/* Breaks between facts alone: of "50–60 min · R$ 5–7" a line may have the time, and no half of the fee. */}
        {joined([words, isOpen && briefFacts(account, service)]).replace(/ (?!·)/g, "\u00a0")}
      </span>
    </span>
  );
}
