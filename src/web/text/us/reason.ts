import type { reasonText } from "../reason-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const reasons: Translated<typeof reasonText> = {
  cancelReasons: {
    consumer_request: "Change of mind",
    entered_wrong: "Order entered incorrectly",
    duplicate: "Duplicate order",
    unavailable_item: "Item out of stock",
    outside_area: "Outside delivery area",
    no_courier: "No delivery driver",
    internal: "Problem at the restaurant",
    outside_hours: "Outside hours",
    outdated_menu: "Outdated menu",
    risk_area: "Unsafe area",
    blocked_customer: "Blocked customer",
    other: "Other reason",
  },
  refundReasons: {
    wrong_amount: "Wrong amount",
    wrong_method: "Wrong payment method",
    charged_twice: "Charged twice",
    cancelled: "Order or item canceled",
    complaint: "Customer complaint",
    other: "Other reason",
  },
  reasonWith: (given, text) => `${given}: ${text}`,

  cancellation: {
    why: (given) => `Reason: ${given}`,
    noReason: "No reason given",
    by: (name) => `by ${name}`,
    approvedBy: (name) => `approved by ${name}`,
  },
};
