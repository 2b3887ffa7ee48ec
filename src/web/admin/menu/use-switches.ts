import { useState } from "react";
import { useSaving } from "../saving/use-saving.ts";
import type { Entry } from "./menu-edits.ts";
import { useOwner } from "./owner-context.ts";

type Switched = { active?: boolean; navHide?: boolean; icons?: Record<string, boolean> };

/** What is switched on and off of an entry, which is saved at once. Until it is, it is shown as it was asked for. */
export function useSwitches(entry: Entry) {
  const { edits } = useOwner();
  const [wanted, setWanted] = useState<Switched>({});
  const saving = useSaving(
    async (saved: Switched) => {
      const { active, navHide, icons } = saved;
      if (active !== undefined) await edits.setActive(entry.id, active);
      if (navHide !== undefined) await edits.setNavHide(entry.id, navHide);
      if (icons) await edits.setIcons(entry.id, icons);
      setWanted((last) => without(last, saved));
    },
    { merge: together },
  );
  const stored = "price" in entry.extras ? entry.extras.icons : {};
  return {
    saving,
    active: wanted.active ?? entry.active,
    navHide: wanted.navHide ?? entry.extras.nav_hide === 1,
    hasIcon: (iconId: string) => wanted.icons?.[iconId] ?? stored[iconId] ?? false,
    set(change: Switched) {
      setWanted((last) => together(last, change));
      saving.run(change);
    },
  };
}

export type Switches = ReturnType<typeof useSwitches>;

function together(waiting: Switched, next: Switched): Switched {
  const icons = { ...waiting.icons, ...next.icons };
  return { ...waiting, ...next, ...(Object.keys(icons).length > 0 ? { icons } : {}) };
}

/** What has been switched again meanwhile stays wanted. */
function without(wanted: Switched, saved: Switched): Switched {
  const icons = Object.entries(wanted.icons ?? {}).filter(
    ([iconId, isOn]) => saved.icons?.[iconId] !== isOn,
  );
  return {
    ...(wanted.active === undefined || wanted.active === saved.active
      ? {}
      : { active: wanted.active }),
    ...(wanted.navHide === undefined || wanted.navHide === saved.navHide
      ? {}
      : { navHide: wanted.navHide }),
    ...(icons.length > 0 ? { icons: Object.fromEntries(icons) } : {}),
  };
}
