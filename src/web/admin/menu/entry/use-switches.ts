import { useState } from "react";
import { CallRefused } from "../../../../contract/client.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { nothingStored } from "../../../forms/saving-queue.ts";
import { useSaving } from "../../../forms/use-saving.ts";
import { isGone, type Entry } from "../edits/menu-edits.ts";
import { useOwner } from "../owner-context.ts";

type Switched = { active?: boolean; navHide?: boolean; icons?: Record<string, boolean> };

/** The switches of an entry, which are saved at once. Until the answer comes they show what was asked for. */
export function useSwitches(entry: Entry) {
  const { edits } = useOwner();
  const show = useToast();
  const [wanted, setWanted] = useState<Switched>({});
  const store = async ({ active, navHide, icons }: Switched) => {
    if (active !== undefined) await edits.setActive(entry.id, active);
    if (navHide !== undefined) await edits.setNavHide(entry.id, navHide);
    if (icons) await edits.setIcons(entry.id, icons);
  };
  const saving = useSaving(
    async (switched: Switched) => {
      const answer = await store(switched).catch((error: unknown) => {
        const news = goneOf(error, entry);
        if (news === undefined) throw error;
        show({ text: news, tone: "warn" });
        return nothingStored;
      });
      setWanted((last) => without(last, switched));
      return answer;
    },
    {
      merge: together,
      onLost: () => show({ text: menuEditorText.lost(entry.title_br ?? ""), tone: "danger" }),
    },
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

export type SwitchState = ReturnType<typeof useSwitches>;

/** The message when somebody else has removed the entry, or an icon that was to be switched. */
function goneOf(error: unknown, { title_br: title = "" }: Entry): string | undefined {
  if (isGone(error)) return entryText.lost.goneShort(title);
  if (!(error instanceof CallRefused) || error.refusal.error !== "invalid_id") return undefined;
  const paths = Object.keys(error.refusal.fields ?? {});
  const isIcon = paths.some((path) => path.startsWith("data.extras.icons."));
  return isIcon ? entryText.icons.gone : undefined;
}

function together(waiting: Switched, next: Switched): Switched {
  const icons = { ...waiting.icons, ...next.icons };
  return { ...waiting, ...next, ...(Object.keys(icons).length > 0 ? { icons } : {}) };
}

/** A switch that was changed again meanwhile stays wanted. */
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
