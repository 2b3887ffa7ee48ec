import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { newServer, openFilled } from "../scale/filled.ts";
import type { GuestsSeen } from "./child-guests.ts";
import type { StaffSeen } from "./child-staff.ts";
import { figuresOf, tableOfCalls } from "./figures.ts";
import { addPrinters, openRestaurants } from "./restaurant.ts";
import { findLosses } from "./losses.ts";
import { sizeNamed } from "./size.ts";
import { startPart } from "./start-part.ts";
import { watchCost } from "./watch-cost.ts";

/** Seconds until the last orders are accepted, made and printed: people's, times the pace, and the machine's. */
const lastSeconds = { people: 25, machine: 3 };

/** Ten minutes of a Friday evening: 1,000 accounts with an order a minute each, their guests, screens and printers. */
export async function measureDinner(): Promise<Figure[]> {
  const size = sizeNamed(process.env["DINNER"]);
  await using folder = await newFolder();
  await using server = await newServer(folder.path);
  await using filled = await openFilled(server, {
    name: "dinner",
    size: {
      accounts: size.accounts,
      itemsPerCategory: 8,
      orders: size.ordersBefore,
      days: size.daysBefore,
    },
    isSummed: true,
    settings: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  const { admin, comanda } = filled;
  const { origin, port } = comanda;
  const restaurants = await addPrinters(origin, await openRestaurants(admin));
  const plan = { port, restaurants, size };
  await using staff = await startPart<StaffSeen>("child-staff.ts", plan);
  await using guests = await startPart<GuestsSeen>("child-guests.ts", plan);
  const cost = await watchCost({
    origin,
    server: comanda.pid,
    database: server.postmasterPid,
    load: [process.pid, staff.pid, guests.pid],
  });
  staff.begin();
  guests.begin();
  await sleep(size.seconds * 1_000);
  const taken = await cost.stop();
  const ofGuests = await guests.end();
  await sleep((lastSeconds.people * size.pace + lastSeconds.machine) * 1_000);
  const ofStaff = await staff.end();
  const placed = [...ofGuests.placed, ...ofStaff.placed];
  const losses = await findLosses(admin, { restaurants, placed, staff: ofStaff });
  const wrong = [...ofGuests.wrong, ...ofStaff.wrong];
  for (const line of [...losses, ...wrong].slice(0, 20)) console.error(line);
  const tookMs = { ...ofGuests.tookMs, ...ofStaff.tookMs };
  tookMs["order"] = [...(ofGuests.tookMs["order"] ?? []), ...(ofStaff.tookMs["order"] ?? [])];
  const putOff = { ...ofGuests.putOff, ...ofStaff.putOff };
  console.log(tableOfCalls({ tookMs, putOff }, size.seconds));
  return figuresOf({
    size,
    tookMs,
    putOff,
    taken,
    placed: placed.length,
    lost: losses.length + wrong.length,
  });
}
