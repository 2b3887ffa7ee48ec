import type { periodText } from "../period-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const period: Translated<typeof periodText> = {
  csv: "Download CSV",
  csvFailed: "The file did not arrive. Try again.",
  print: "Print",

  presets: {
    today: "Today",
    yesterday: "Yesterday",
    week: "7 days",
    thirty: "30 days",
    month: "Month",
  },

  weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  shortDate: (day, month) => `${month}/${day}`,
  date: (day, month, year) => `${month}/${day}/${year}`,
  sold: "Sold",
  orders: "Orders",
  items: "Items",
  fee: "Delivery fee",
  serviceWaived: "Service waived",
  refunded: "Refunded",
  total: "Total",
  cancellations: "Cancellations",
  refunds: "Refunds",
  noMethod: "No method given",
  services: { delivery: "Delivery", takeout: "Pickup", indoor: "Dine-in" },
  noAttendant: "No server",
  reason: "Reason",

  by: {
    day: "Day",
    hour: "Hour",
    weekday: "Weekday",
    item: "Item",
    category: "Category",
    method: "Payment method",
    station: "Station",
    tax_class: "Tax class",
    attendant: "Server",
    service: "Service",
  },
};
