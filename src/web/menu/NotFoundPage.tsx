import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { menuPath } from "../content/menu-path.ts";
import { text } from "../text/dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import styles from "./page/Page.module.css";
import { PlainPage } from "./page/PlainPage.tsx";

/** Nothing is at this address. Names the account, and leads to its menu. */
export function NotFoundPage() {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const message = (
    <EmptyState
      heading="h1"
      icon="search"
      title={text.states.notFoundTitle}
      action={
        <Link href={account ? menuPath(account) : "/cardapio"} className={buttonClass("primary")}>
          {text.states.goToMenu}
        </Link>
      }
    >
      {text.states.notFound}
    </EmptyState>
  );
  if (!account) return <main id="content">{message}</main>;
  return (
    <PlainPage account={account}>
      <p className={styles.plainName}>{account.name}</p>
      {message}
    </PlainPage>
  );
}
