import type { Account } from "../../../contract/account.ts";
import type { Service } from "../../../domain/service.ts";
import { useLocation } from "wouter";
import { useCart } from "../../cart/use-cart.ts";
import { hasServiceRules } from "../../services/chosen-service.ts";
import { StateLine } from "../../services/StateLine.tsx";
import { spokenTag } from "../../text/spoken-language.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { useSteadyPart } from "../../ui/use-lazy-part.ts";
import { useTableOfKey } from "../../ordering/table-key.ts";
import styles from "./ServicePlace.module.css";

const fetchHours = () => import("../../services/ServiceHours.tsx");

/**
 * Whether orders are taken, if the account has rules for that. It begins with the state that the server knew when it
 * made the page, and soon follows the clock. It opens to the hours of the week.
 */
export function ServicePlace({ account }: { account: Account }) {
  const { cart } = useCart();
  const [path] = useLocation();
  const { features, services } = account;
  const table = useTableOfKey(account);
  const offered: Service[] = [
    ...(features.delivery ? (["delivery", "takeout"] as const) : []),
    ...(features.easyOrder || table ? (["indoor"] as const) : []),
  ].filter((one) => services[one].enabled);
  const isTold = offered.some((one) => hasServiceRules(account, one));
  const part = useSteadyPart(fetchHours, isTold);
  if (!isTold) return null;
  const isIndoor = table ? !path.startsWith("/delivery") : path.startsWith("/easy-order");
  const wanted = isIndoor ? "indoor" : cart.service;
  const service = offered.find((one) => one === wanted) ?? offered[0];
  if (!service) return null;
  return (
    <div className={styles.service} lang={spokenTag()}>
      <Accordion
        summary={
          part ? (
            <part.CurrentServiceState {...{ account, service }} />
          ) : (
            <StateLine {...{ account, service }} state={services[service].state} />
          )
        }
      >
        {part && <part.ServiceHours {...{ account, offered }} />}
      </Accordion>
    </div>
  );
}
