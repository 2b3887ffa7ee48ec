import { useEffect, useState } from "react";
import type { Location } from "../../contract/tables.ts";
import { readFloorCopy, writeFloorCopy } from "../storage/floor-copies.ts";
import { floorKeys, readSession, writeSession } from "../storage/session-store.ts";

/** Must change whenever the shape of the remembered answers does. */
const version = "3:";
const prefix = floorKeys + version;

/**
 * Remembers the last answer under a name while the browser's tab lives, for a page that is loaded again without a
 * network. `outlives` is the part that is kept when the browser is closed: it has no names of guests. The copy is only
 * shown: the server decides about rights.
 */
export function useRemembered<Fetched>(
  name: string,
  fetched: Fetched | undefined,
  outlives: (fetched: Fetched) => Fetched = whole,
): Fetched | undefined {
  // Written by this program under the same name.
  const [remembered] = useState(() => readSession(prefix + name) as Fetched | undefined);
  const [copy, setCopy] = useState<Fetched>();
  const isMissing = fetched === undefined && remembered === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    const read = async () => {
      const kept = (await readFloorCopy(version + name)) as Fetched | undefined;
      if (!isOver) setCopy(kept);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [isMissing, name]);
  useEffect(() => {
    if (fetched === undefined) return;
    writeSession(prefix + name, fetched);
    void writeFloorCopy(version + name, outlives(fetched));
  }, [name, fetched, outlives]);
  return fetched ?? remembered ?? copy;
}

function whole<Fetched>(fetched: Fetched): Fetched {
  return fetched;
}

/** The tables with their tabs, without names of people. */
export function withoutNames({ locations }: { locations: Location[] }): { locations: Location[] } {
  return {
    locations: locations.map((location) => ({
      ...location,
      addressed_by: null,
      sheets: location.sheets.map((sheet) => ({ ...sheet, name: "" })),
      guest_orders: [],
    })),
  };
}
