import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of label-dictionary.ts in English. */
export const label: Translated<typeof labelText> = {
  statuses: {
    1: "Processing",
    2: "Preparing",
    3: "On the way",
    4: "Finished",
    5: "Open",
    6: "Canceled",
  },
  tabs: { all: "ALL", progress: "In progress", finished: "Finished", cancelled: "Canceled" },
  methods: {
    cash: "Cash",
    "credit-card": "Credit card",
    "debit-card": "Debit card",
    pix: "PIX",
    "meal-card": "Meal card",
    "food-card": "Food card",
    "restaurent-ticker": "Meal voucher",
  },
  cancelReasons: {
    consumer_request: "Customer changed their mind",
    entered_wrong: "Order entered wrong",
    duplicate: "Duplicate order",
    unavailable_item: "Item out of stock",
    outside_area: "Outside delivery area",
    no_courier: "No courier",
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
  layouts: { customer: "Customer copy", production: "Kitchen" },
  takeout: "Pickup",
  nameErased: "Data removed",
  table: (number) => `Table ${number}`,
  roomOrTable: (place) => `Room or table ${place}`,
  reasonWith: (reason, text) => `${reason}: ${text}`,
};
