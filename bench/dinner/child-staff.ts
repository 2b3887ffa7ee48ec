import { newAsking } from "./asking.ts";
import { openCrew, type Crew } from "./crew.ts";
import { takePart, type Seen } from "./part.ts";
import { startPrinter } from "./printer.ts";

// The staff of all restaurants at their screens, and the printers.

/** One restaurant's orders that each screen heard of, those that the kitchen saw, its paid tabs and its papers. */
export type RestaurantSeen = {
  heard: string[][];
  shown: string[];
  tabs: string[];
  papers: string[];
};
export type StaffSeen = Seen & { restaurants: RestaurantSeen[] };

const openedAtOnce = 10;

takePart<StaffSeen>(async (plan) => {
  const asking = newAsking(plan);
  const { restaurants } = plan;
  const crews: Crew[] = [];
  for (let next = 0; next < restaurants.length; next += openedAtOnce) {
    const some = restaurants.slice(next, next + openedAtOnce);
    const opening = some.map((restaurant, index) =>
      openCrew({ plan, asking }, { restaurant, at: next + index }),
    );
    crews.push(...(await Promise.all(opening)));
  }
  const printers = restaurants.map(({ host, printer }) =>
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
        restaurants: crews.map(({ screens, tabs }, at) => ({
          heard: Object.values(screens).map(({ heard }) => [...heard]),
          shown: [...screens.kitchen.shown],
          tabs,
          papers: printers[at]?.papers ?? [],
        })),
      };
    },
  };
});
