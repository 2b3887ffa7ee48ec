import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { menuQuery } from "../content/queries.ts";
import { stockMarkText } from "../text/stock-mark-dictionary.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import type { Menu } from "../../contract/content.ts";
import { useOpenedPart } from "../ui/use-part-on-tap.ts";

const fetchDialog = () => import("./SoldOutDialog.tsx");

/** An item with its options, for an icon button beside it; or all entries of an order, for a button with words. */
type SoldOutButtonProps =
  | { itemId: string; title: string }
  | { ids: readonly string[]; label?: string | undefined };

export function SoldOutButton(of: SoldOutButtonProps) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  const menu = useQuery({ ...menuQuery(useApi()), enabled: dialog.open }).data;
  return (
    <>
      {"ids" in of ? (
        <Button onClick={open}>
          <Icon name="stop" />
          {of.label ?? stockMarkText.button}
        </Button>
      ) : (
        <IconButton icon="stop" label={stockMarkText.buttonOf(of.title)} onClick={open} />
      )}
      {dialog.open && menu && part && (
        <part.SoldOutDialog
          onClose={dialog.onClose}
          menu={menu}
          ids={"ids" in of ? of.ids : [of.itemId, ...optionsOf(menu, of.itemId)]}
        />
      )}
    </>
  );
}

function optionsOf({ menuSubGroups }: Menu, itemId: string): string[] {
  return (menuSubGroups[itemId] ?? []).flatMap(({ items }) => items.map(({ id }) => id));
}
