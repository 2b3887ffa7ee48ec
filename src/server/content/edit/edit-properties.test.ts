import fc from "fast-check";
import { expect, it } from "vitest";
import { moveInOrder } from "../../../domain/move-in-order.ts";
import { editedMenu } from "../../testing/menu-editor.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();

type Step =
  | { kind: "add" }
  | { kind: "remove" | "restore" | "down" | "up"; at: number }
  | { kind: "move"; at: number; of: number; to: "first" | "last" | "before" | "after" };

const at = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("add" as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("remove", "restore"), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("down", "up"), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      at,
      of: at,
      to: fc.constantFrom("first", "last", "before", "after"),
    }),
  },
);

/** A category's items in order, as a plain list that keeps the removed ones in their places. */
type Model = { id: string; isRemoved: boolean }[];

const live = (model: Model) => model.filter((one) => !one.isRemoved).map((one) => one.id);

/** The sorted items, each with the removed ones that stood behind it. */
function reordered(model: Model, order: string[]): Model {
  const first = model.findIndex((one) => !one.isRemoved);
  const starts = model.flatMap((one, index) => (one.isRemoved ? [] : [index]));
  const runs = starts.map((start, index) => model.slice(start, starts[index + 1]));
  const lead = first < 0 ? model : model.slice(0, first);
  return [...lead, ...order.flatMap((id) => runs.find(([head]) => head?.id === id) ?? [])];
}

it("whatever owners do, items have dense places in the order that they were given, and come back into it", async () => {
  const menu = await editedMenu(testApp, []);
  const { content } = menu.admin;
  const run = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
    const [above, below] = await Promise.all(
      [1, 2].map(() => content.saveCategory({ body: { data: { title_br: "C" } } })),
    );
    const parents = [above, below]
      .flatMap((answer) => answer?.newCategory ?? [])
      .toSorted((a, b) => a.sort - b.sort)
      .map((category) => category.id);
    const models: [Model, Model] = [[], []];
    for (const [index, one] of steps.entries()) {
      const side = index % 2;
      const model = models[side] ?? [];
      const pick = (list: string[], place: number) => list[place % Math.max(list.length, 1)];
      if (one.kind === "add") {
        const data = { title_br: `I${index}`, parent_id: String(parents[side]) };
        const { newItem } = await content.saveItem({ body: { data } });
        expect(newItem.sort).toBe(live(model).length);
        model.push({ id: newItem.id, isRemoved: false });
        continue;
      }
      const isRestore = one.kind === "restore";
      const removed = model.filter((entry) => entry.isRemoved).map((entry) => entry.id);
      const id = pick(isRestore ? removed : live(model), one.at);
      if (id === undefined) continue;
      if (one.kind === "restore" || one.kind === "remove") {
        const params = { id };
        await (isRestore ? content.restore({ params, body: {} }) : content.removeItem({ params }));
        const entry = model.find((each) => each.id === id);
        if (entry) entry.isRemoved = !isRestore;
      } else if (one.kind === "move") {
        const order = moveInOrder(live(model), { id, to: one.to, of: pick(live(model), one.of) });
        const data = order.map((each, sort) => ({ id: each, sort }));
        expect(await content.sort({ body: { data } })).toEqual({ data });
        models[side] = reordered(model, order);
      } else {
        const goesDown = one.kind === "down";
        if (goesDown !== (side === 0)) continue;
        const { item } = await content.replaceCategory({ body: { dir: one.kind, item: { id } } });
        const other = models[1 - side] ?? [];
        expect(item.parent_id).toBe(parents[1 - side]);
        expect(item.sort).toBe(goesDown ? 0 : live(other).length);
        models[side] = model.filter((entry) => entry.id !== id);
        models[1 - side] = goesDown
          ? [{ id, isRemoved: false }, ...other]
          : [...other, { id, isRemoved: false }];
      }
    }
    for (const who of ["admin", "guest"] as const) {
      const seen = await menu.seenBy(who);
      for (const [side, model] of models.entries()) {
        const items = seen.menu.find((category) => category.id === parents[side])?.items ?? [];
        expect(items.map((item) => item.id)).toEqual(live(model));
        expect(items.map((item) => item.sort)).toEqual(items.map((_, place) => place));
      }
    }
    for (const id of parents) await content.removeCategory({ params: { id } });
  });
  await fc.assert(run, { numRuns: 25 });
});
