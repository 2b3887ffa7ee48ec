import type { SalesRow } from "../../../contract/reports.ts";
import { isPaymentMethod } from "../../../domain/payment-methods.ts";
import type { ReportGrouping } from "../../../domain/report.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { reportText as words } from "../../text/report-dictionary.ts";
import { longDay } from "./presets.ts";
import { labelText } from "../../text/label-dictionary.ts";

export function rowName(by: ReportGrouping, { key, label }: Pick<SalesRow, "key" | "label">) {
  switch (by) {
    case "day":
      return longDay(key);
    case "hour":
      return words.hour(key);
    case "weekday":
      return words.weekdaysLong[Number(key)] ?? key;
    case "service":
      return named(periodText.services, key);
    case "tax_class":
      return key === "" ? words.noCategory : named(words.taxClasses, key);
    case "method":
      return isPaymentMethod(key) ? labelText.methods[key] : periodText.noMethod;
    case "attendant":
      return label ?? periodText.noAttendant;
    case "station":
      return label ?? (key === "" ? words.noCategory : words.noStation);
    case "category":
      return label ?? words.noCategory;
    case "item":
      return label ?? key;
  }
}

function named(names: Record<string, string>, key: string): string {
  return names[key] ?? key;
}
