import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { useBackToMenu } from "../frame/back-to-menu.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";

/** Leads a guest who finds no orders to where they can order. */
export function SeeMenuLink({ variant }: { variant: "primary" | "quiet" }) {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const menu = useBackToMenu(account, { isStaff: false });
  return (
    <Link href={menu} className={buttonClass(variant)}>
      {summaryText.seeMenu}
    </Link>
  );
}
