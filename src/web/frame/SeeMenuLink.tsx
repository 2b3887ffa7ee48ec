import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { useBackToMenu } from "./back-to-menu.ts";

/** Leads to the menu from a page with nothing on it. */
export function SeeMenuLink({ variant }: { variant: "primary" | "quiet" }) {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const menu = useBackToMenu(account, { isStaff: false });
  return (
    <Link href={menu} className={buttonClass(variant)}>
      {summaryText.seeMenu}
    </Link>
  );
}
