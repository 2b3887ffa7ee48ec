import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const label: Translated<typeof labelText> = {
  statuses: {
    1: "Processing",
    2: "Preparing",
    3: "On the way",
    4: "Finished",
    5: "Pending",
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
  layouts: { customer: "Customer copy", production: "Kitchen" },
  takeout: "Pickup",
  nameErased: "Data removed",
  table: (number) => `Table ${number}`,
  roomOrTable: (place) => `Room or table ${place}`,
};
