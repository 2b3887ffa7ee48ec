import { expect, test } from "vitest";
import { newAccount } from "../content/testing-menu.ts";
import { briefFacts, serviceFacts } from "./service-facts.ts";

const area = (fee: number, minutes: number) =>
  ({ id: String(fee), name: "Centro", kind: "district", fee, minimum_amount: 0, minutes }) as const;

function accountWith(...areas: ReturnType<typeof area>[]) {
  const { services, ...account } = newAccount();
  return {
    ...account,
    areas,
    services: { ...services, delivery: { ...services.delivery, prep_minutes: 40 } },
  };
}

test.each([
  [[], "40\u00a0min", "40\u00a0min"],
  [[area(5, 10)], "50\u00a0min\u00a0· R$ 5", "50\u00a0min\u00a0· R$\u00a05,00"],
  [
    [area(5, 0), area(7.5, 10)],
    "40–\u206050\u00a0min\u00a0· R$ 5–\u20607,50",
    "40–\u206050\u00a0min\u00a0· a partir de R$\u00a05,00",
  ],
  [
    [area(0, 0), area(0, 5)],
    "40–\u206045\u00a0min\u00a0· entrega grátis",
    "40–\u206045\u00a0min\u00a0· entrega grátis",
  ],
])("what a delivery takes and costs is said short and whole", (areas, brief, whole) => {
  const account = accountWith(...areas);
  expect(briefFacts(account, "delivery")).toBe(brief);
  expect(serviceFacts(account, "delivery")).toBe(whole);
});

test("no time is said where the shop says none for the preparation", () => {
  const { services, ...account } = accountWith(area(5, 10));
  const delivery = { ...services.delivery, prep_minutes: 0 };
  expect(briefFacts({ ...account, services: { ...services, delivery } }, "delivery")).toBe("R$ 5");
});
