import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { useBackToMenu } from "./back-to-menu.ts";

type SeeMenuLinkProps = { variant: "primary" | "quiet"; children?: ReactNode };

/** Leads to the menu from a page with nothing on it. */
export function SeeMenuLink({ variant, children = summaryText.seeMenu }: SeeMenuLinkProps) {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const menu = useBackToMenu(account, { isStaff: false });
  return (
    <Link href={menu} className={buttonClass(variant)}>
      {children}
    </Link>
  );
}
