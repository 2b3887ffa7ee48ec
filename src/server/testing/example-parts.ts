import type { SentArea, WireServiceSettings } from "../../contract/services.ts";
import { adminCredentials } from "./new-account.ts";

export const reportDays = { from: "2026-01-01", to: "2026-01-31" };
export const refundExample = (payment = "") =>
  ({ payment, amount: 0.5, reason: "other", approval: adminCredentials }) as const;

export const noService: WireServiceSettings = {
  enabled: false,
  hours: [],
  exceptions: [],
  prep_minutes: 0,
  minimum_amount: 0,
  accepts: "manual",
  slots: null,
  age_limits: { warn_minutes: 10, late_minutes: 20 },
};
export const serviceExample: WireServiceSettings = {
  ...noService,
  enabled: true,
  age_limits: { warn_minutes: 15, late_minutes: 30 },
  hours: [{ weekday: 5, start: "18:00", minutes: 480 }],
  exceptions: [{ date: "2099-12-25", intervals: [{ start: "12:00", minutes: 60 }], name: "Natal" }],
  slots: { minutes: 30, limit: 5, lead_minutes: 30, days_ahead: 2 },
};

export function areaOf(ids: Record<string, string>): SentArea {
  return {
    id: String(ids["Calabresa"]),
    name: "Centro",
    kind: "excluded",
    ranges: [["13010-000", "13019-999"]],
    city: "Campinas",
    districts: ["Centro"],
    fee: 5,
    minimum_amount: 20,
    free_above: 100,
    minutes: 15,
  };
}

export const newUser = {
  name: "Rui",
  user: "rui@example.com",
  pass: "mais uma senha boa",
  level: 2,
  active: true,
} as const;
