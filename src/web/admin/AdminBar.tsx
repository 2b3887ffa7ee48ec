import { Link } from "wouter";
import type { Account } from "../../contract/account.ts";
import { storeInlineAdminMode } from "../api/session.ts";
import { text } from "../text/dictionary.ts";
import { barText } from "../text/bar-dictionary.ts";
import { Icon } from "../ui/icons.tsx";
import styles from "./AdminBar.module.css";
import { Reopening } from "./Reopening.tsx";

const words = barText.bar;

/** Says whether an owner edits the page or looks at it as guests see it, and leads from one to the other. */
export function AdminBar({ account, view }: { account: Account; view: "editing" | "looking" }) {
  const isEditing = view === "editing";
  return (
    <div role="region" aria-label={words.label} className={styles.bar}>
      <div className={styles.inner}>
        <p className={styles.mode}>
          <Icon name={isEditing ? "pencil" : "eye"} />
          <span className={styles.short}>{isEditing ? words.editing : words.looking}</span>
          <span className={styles.long}>{isEditing ? words.editingLong : words.lookingLong}</span>
        </p>
        <button
          type="button"
          className={styles.link}
          aria-label={isEditing ? words.lookLong : words.editLong}
          onClick={() => storeInlineAdminMode(isEditing ? "false" : "true")}
        >
          <span className={styles.short}>{isEditing ? words.look : words.edit}</span>
          <span className={styles.long}>{isEditing ? words.lookLong : words.editLong}</span>
        </button>
        <Link href="/tabela-de-precos" className={styles.link} aria-label={text.pages.priceTable}>
          <span className={styles.short}>{words.prices}</span>
          <span className={styles.long}>{text.pages.priceTable}</span>
        </Link>
        {account.active && (
          <Link href="/admin" className={styles.link}>
            {text.header.admin}
          </Link>
        )}
        <Link href="/pedidos" className={styles.link}>
          {text.pages.orders}
        </Link>
      </div>
    </div>
  );
}

/** Tells an admin that the account is closed to guests, and lets them open it again. */
export function InactiveNote() {
  return (
    <div className={styles.inactive}>
      <p>
        <Icon name="eyeOff" />
        {words.closed}
      </p>
      <Reopening />
    </div>
  );
}
