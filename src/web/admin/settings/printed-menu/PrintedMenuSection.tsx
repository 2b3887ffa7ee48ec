import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../api/api.ts";
import { homeQuery } from "../../../content/queries.ts";
import { printedMenuText } from "../../../text/printed-menu-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import styles from "../fields.module.css";
import { PrintedMenuDialog } from "./PrintedMenuDialog.tsx";

/** The way to the menu on paper. */
export function PrintedMenuSection() {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button disabled={!account} onClick={() => setOpen(true)}>
        <Icon name="pencil" />
        {printedMenuText.design}
      </Button>
      <span className={styles.hint}>{printedMenuText.designHint}</span>
      {account && (
        <PrintedMenuDialog account={account} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
