import type { Account } from "../../contract/account.ts";
import type { Service } from "../../domain/service.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";

export const serviceChoices = ["delivery", "takeout"] as const;

/** The service of a page's order: the chosen one, if the account offers that. */
export function chosenService(
  { services }: Pick<Account, "services">,
  { mode, wanted }: { mode: CheckoutMode; wanted: (typeof serviceChoices)[number] },
): Service {
  if (mode === "easy-order") return "indoor";
  return [wanted, ...serviceChoices].find((one) => services[one].enabled) ?? "delivery";
}

/** Whether the service has rules that bear on an order: then the server is asked for a quote. */
export function hasServiceRules({ services, areas }: Account, service: Service): boolean {
  const { enabled, open_periods, paused_until, minimum_amount, prep_minutes, scheduled } =
    services[service];
  return (
    !enabled ||
    scheduled ||
    open_periods !== null ||
    paused_until !== undefined ||
    minimum_amount > 0 ||
    prep_minutes > 0 ||
    (service === "delivery" && areas.length > 0)
  );
}
