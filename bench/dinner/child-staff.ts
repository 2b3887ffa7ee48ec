import { newAsking } from "./asking.ts";
import { openCrew, type Crew } from "./crew.ts";
import { takePart, type Seen } from "./part.ts";
import { startPrinter } from "./printer.ts";

// The staff of all houses at their screens, and the printers.

/** By house: the orders each screen heard of, those whose tickets the kitchen saw, the tabs that were paid, the papers. */
export type HouseSeen = { heard: string[][]; shown: string[]; tabs: string[]; papers: string[] };
export type StaffSeen = Seen & { houses: HouseSeen[] };

const openedAtOnce = 10;

takePart<StaffSeen>(async (plan) => {
  const asking = newAsking(plan);
  const { houses } = plan;
  const crews: Crew[] = [];
  for (let next = 0; next < houses.length; next += openedAtOnce) {
    const some = houses.slice(next, next + openedAtOnce);
    const opening = some.map((house, index) =>
      openCrew({ plan, asking }, { house, at: next + index }),
    );
    crews.push(...(await Promise.all(opening)));
  }
  const printers = houses.map(({ host, printer }) =>
    printer === undefined ? undefined : startPrinter(asking, { host, printer }),
  );
  let working: Promise<unknown>;
  return {
    begin() {
      asking.measure(true);
      setTimeout(() => asking.measure(false), plan.size.seconds * 1_000);
      working = Promise.all(crews.map((crew) => crew.work()));
    },
    async end() {
      await working;
      for (const crew of crews) crew.close();
      for (const printer of printers) printer?.stop();
      return {
        ...asking.seen,
        houses: crews.map(({ screens, tabs }, at) => ({
          heard: Object.values(screens).map(({ heard }) => [...heard]),
          shown: [...screens.kitchen.shown],
          tabs,
          papers: printers[at]?.papers ?? [],
        })),
      };
    },
  };
});
