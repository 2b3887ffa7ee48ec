import type { Account } from "../../../contract/account.ts";
import type { Service } from "../../../domain/service.ts";
import { useLocation } from "wouter";
import { useCart } from "../../cart/use-cart.ts";
import { hasRules } from "../../services/chosen-service.ts";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import styles from "./Page.module.css";

const fetchLine = () => import("../../services/ServiceLine.tsx");

/** Whether orders are taken now, where the account has said anything of that. Only the guest's own clock can tell. */
export function ServicePlace({ account }: { account: Account }) {
  const { cart } = useCart();
  const [path] = useLocation();
  const { features, services } = account;
  const offered: Service[] = [
    ...(features.delivery ? (["delivery", "takeout"] as const) : []),
    ...(features.easyOrder ? (["indoor"] as const) : []),
  ].filter((one) => services[one].enabled);
  const isTold = offered.some((one) => hasRules(account, one));
  const { part } = useLazyPart(fetchLine, isTold);
  if (!isTold) return null;
  const wanted = path.startsWith("/easy-order") ? "indoor" : cart.service;
  const service = offered.find((one) => one === wanted) ?? offered[0];
  if (!service) return null;
  return (
    <div className={styles.service}>
      {part && <part.ServiceLine {...{ account, service, offered }} />}
    </div>
  );
}
