import { routeAddress } from "../../../../contract/route.ts";
import { qrWire } from "../../../../contract/wire.ts";
import { useSite } from "../../../site/site.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { staffText } from "../../../text/staff-dictionary.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import styles from "../fields.module.css";

/** The way to the codes to print: a file of its own, which the browser opens. */
export function QrSection() {
  const { host } = useSite();
  return (
    <div className={styles.row}>
      <a
        className={buttonClass("quiet")}
        href={routeAddress(qrWire.pdf, { query: { domain: host } })}
        target="_blank"
        rel="noopener"
      >
        <Icon name="print" />
        {staffText.settings.printQrCode}
      </a>
      <span className={styles.hint}>{settingsText.qrCode.newTab}</span>
    </div>
  );
}
