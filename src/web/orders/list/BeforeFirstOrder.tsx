import { useQuery } from "@tanstack/react-query";
import { sitePath } from "../../../domain/site-path.ts";
import { useApi } from "../../api/api.ts";
import { menuView } from "../../content/menu-view.ts";
import { menuQuery } from "../../content/queries.ts";
import { NoItems } from "../../frame/NoItems.tsx";
import { useSite } from "../../site/site.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";

/** Tells the owner of a new account what is missing for its first order, and leads there. */
export function BeforeFirstOrder() {
  const { language } = useSite();
  const { data: menu, isPending } = useQuery(menuQuery(useApi()));
  if (isPending) return null;
  if (menu && menuView(menu, language).every(({ items }) => items.length === 0)) return <NoItems />;
  return (
    <EmptyState
      icon="cart"
      title={briefText.emptyTitle}
      action={
        <a href={sitePath(language, "/admin#secao-qrcode")} className={buttonClass("primary")}>
          {briefText.printQrCode}
        </a>
      }
    >
      {staffText.list.beforeFirst}
    </EmptyState>
  );
}
