import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import type { SentCart } from "../../contract/cart.ts";
import { everyDay, newArea, newService } from "../account/testing-services.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { priceRules } from "../../domain/option-rules.ts";
import { newAccount, newMenu, type NewItem } from "../testing/new-account.ts";
import { deliveryBody, deliveryTo } from "../testing/new-order.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";

/** The long run of `bench/README.md` has 10,000. */
const numRuns = Number(process.env["QUOTE_CARTS"] ?? 120);
const timeout = 30_000 + 100 * numRuns;

const seed = 20_261_125;

const anyLimit = fc.constantFrom(0, 0, 0, 1, 2);
/** Items that have groups with every kind of rule; each title is there once. */
const ruled: NewItem[] = fc
  .sample(
    fc.record({
      maxQty: fc.constantFrom(0, 0, 0, 5),
      groups: fc.array(
        fc.record({
          rules: fc.record({
            min: anyLimit,
            max: fc.constantFrom(0, 2, 3),
            priceRule: fc.constantFrom(...priceRules),
            freeQty: fc.constantFrom(0, 0, 1, 2),
          }),
          prices: fc.array(fc.nat(9999), { minLength: 1, maxLength: 3 }),
          maxQty: anyLimit,
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    { numRuns: 12, seed },
  )
  .map(({ maxQty, groups }, item) => ({
    title: `Item ${item}`,
    priceCents: 1000 + item,
    maxQty,
    groups: groups.map(({ rules, prices, maxQty: most }, group) => ({
      title: `Grupo ${item}.${group}`,
      rules,
      items: prices.map((priceCents, option) => ({
        title: `Opção ${item}.${group}.${option}`,
        priceCents,
        maxQty: most,
      })),
    })),
  }));

const testApp = sharedApp({ now: () => now, events: noRelay });
let guest: Caller;
let ids: Record<string, string>;
/** A Wednesday; 19:30 in São Paulo. */
const now = new Date("2026-11-25T22:30:00Z");
beforeAll(async () => {
  const account = await newAccount(testApp, { features: { delivery: true, easyOrder: true } });
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 333 }] }],
        },
        { title: "Esfiha", priceCents: 1 },
        { title: "Fora do cardápio", priceCents: 100, active: false },
      ],
    },
    { title: "Com regras", items: ruled },
  ]);
  const owner = await signedInAdmin(testApp, account);
  const slots = { minutes: 30, limit: 3, lead_minutes: 30, days_ahead: 1 } as const;
  await owner.services.save({
    body: {
      services: {
        delivery: newService({ hours: everyDay("18:00", 480), prep_minutes: 30, slots }),
        takeout: newService({ hours: everyDay("11:00", 240), minimum_amount: 10, slots }),
      },
    },
  });
  await owner.areas.save({
    body: {
      areas: [
        newArea("Centro", { fee: 7.49, minimum_amount: 20, free_above: 60 }),
        newArea("Bosque", { fee: 0.01 }),
        newArea("Morro", { kind: "excluded", fee: 0 }),
      ],
    },
  });
  guest = newCaller(testApp, account);
});

/** A line of an item with rules. */
const ruledLine = fc
  .constantFrom(...ruled)
  .chain((item) =>
    fc.record({
      item: fc.constant(item),
      end: fc.constantFrom("", "", "~2"),
      qty: fc.integer({ min: 1, max: 3 }),
      options: fc.uniqueArray(
        fc.record({
          title: fc.constantFrom(
            ...(item.groups ?? []).flatMap(({ items }) => items.map(({ title }) => title)),
          ),
          count: fc.integer({ min: 1, max: 2 }),
        }),
        { maxLength: 4, selector: ({ title }) => title },
      ),
    }),
  )
  .map((line) => ({ ...line, key: `${line.item.title}${line.end}` }));

const anyCart: fc.Arbitrary<(known: Record<string, string>) => SentCart> = fc
  .record({
    wanted: fc.uniqueArray(
      fc.record({
        title: fc.constantFrom("Calabresa", "Esfiha", "Esfiha", "Fora do cardápio"),
        qty: fc.integer({ min: 1, max: 9 }),
        options: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 1, maxLength: 2, selector: ({ title }) => title },
    ),
    service: fc.constantFrom("delivery", "delivery", "takeout"),
    district: fc.constantFrom("Centro", "centro ", "Bosque", "Morro", "Taquaral"),
    scheduled_for: fc.constantFrom(
      undefined,
      undefined,
      "2026-11-25T23:00:00.000Z",
      "2026-11-25T22:00:00.000Z",
      "2026-11-26T14:00:00.000Z",
    ),
    location: fc.constantFrom(undefined, undefined, undefined, "12"),
    withRules: fc.uniqueArray(ruledLine, { maxLength: 2, selector: ({ key }) => key }),
  })
  .map(({ wanted, service, district, scheduled_for, location, withRules }) => (known) => ({
    items: Object.fromEntries([
      ...wanted.map(({ title, qty, options }) => [
        String(known[title]),
        title === "Calabresa" && options > 0
          ? { qty, children: { [String(known["Catupiry"])]: { qty: options } } }
          : { qty },
      ]),
      ...withRules.map(({ item: { title }, end, qty, options }) => [
        `${String(known[title])}${end}`,
        {
          qty,
          children: Object.fromEntries(
            options.map(({ title: option, count }) => [
              String(known[option]),
              { qty: count * qty },
            ]),
          ),
        },
      ]),
    ]),
    addressData: { ...deliveryTo.addressData, district },
    service,
    ...(scheduled_for === undefined ? {} : { scheduled_for }),
    ...(location === undefined ? {} : { location }),
  }));

it(
  "an order is refused for what its quote says, or costs what that says, whatever is in the cart",
  { timeout },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyCart, async (cartOf) => {
        const cartData = cartOf(ids);
        const { quote } = await guest.orders.quote({ body: { cartData } });
        const body = { ...deliveryBody({}), cartData, shown_total: quote.total_amount };
        const answer = await guest.orders
          .place({ body }, { idempotencyKey: randomUUID() })
          .catch((error: unknown) => {
            if (error instanceof CallRefused) return error.refusal;
            throw error;
          });
        seen.add(quote.refusal ?? "placed");
        if ("error" in answer) {
          expect(answer.error).toBe(quote.refusal);
          if (answer.quote) expect(answer.quote).toEqual(quote);
          return;
        }
        const { subtotal_amount, service_amount, delivery_fee, total_amount } = quote;
        expect(quote.refusal).toBeNull();
        expect(answer.order).toMatchObject({
          subtotal_amount,
          service_amount,
          delivery_fee,
          total_amount,
        });
      }),
      { numRuns, seed },
    );
    // The carts above led to every outcome.
    expect([...seen].toSorted()).toEqual([
      "below_minimum",
      "closed",
      "invalid_options",
      "out_of_area",
      "placed",
      "slot_full",
      "unavailable_items",
    ]);
  },
);
