import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { routeAddress } from "../../../../contract/route.ts";
import { wires } from "../../../../contract/wire.ts";
import { useApi } from "../../../api/api.ts";
import { homeQuery } from "../../../content/queries.ts";
import { useSite } from "../../../site/site.ts";
import { codeText } from "../../../text/code-dictionary.ts";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { SheetsDialog } from "../codes/SheetsDialog.tsx";
import styles from "../fields.module.css";
import { SettingsCard } from "../SettingsCard.tsx";

/** Leads to the codes to print: a ready file that the browser opens, or sheets that the owner designs. */
export function QrSection() {
  const { host } = useSite();
  const account = useQuery(homeQuery(useApi())).data?.account;
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard help={codeText.help}>
      <div className={styles.row}>
        <Button disabled={!account} onClick={() => setOpen(true)}>
          <Icon name="pencil" />
          {codeText.design}
        </Button>
        <span className={styles.hint}>{codeText.designHint}</span>
      </div>
      <div className={styles.row}>
        <a
          className={buttonClass("quiet")}
          href={routeAddress(wires.qr.pdf, { query: { domain: host } })}
          target="_blank"
          rel="noopener"
        >
          <Icon name="print" />
          {codeText.print}
        </a>
        <span className={styles.hint}>{codeText.newTab}</span>
      </div>
      {account && <SheetsDialog account={account} open={isOpen} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}
