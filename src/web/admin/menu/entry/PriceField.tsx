import type { ComponentProps } from "react";
import { MoneyField } from "../../MoneyField.tsx";
import { useOwner } from "../owner-context.ts";

/** A price of the menu; guests see no price if it is blank. */
export function PriceField(field: Omit<ComponentProps<typeof MoneyField>, "currency">) {
  return <MoneyField {...field} currency={useOwner().currency} />;
}
