import type { User } from "../../../../contract/staff.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { staffText } from "../../../text/staff-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import styles from "./StaffSection.module.css";

const words = settingsText.staff;

export type UserAction = "edit" | "password" | "block" | "remove";

type UserRowProps = {
  user: User;
  /** Nobody blocks or removes themselves, and their own password has a form of its own. */
  isOwn: boolean;
  onAct: (action: UserAction) => void;
};

export function UserRow({ user, isOwn, onAct }: UserRowProps) {
  const { name, level, active } = user;
  const actions: [UserAction, string][] = [
    ["edit", words.edit],
    ["password", staffText.staff.resetPassword],
    ["block", active ? staffText.staff.block : staffText.staff.unblock],
    ["remove", words.remove],
  ];
  return (
    <li className={styles.user}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          {isOwn && <span className={styles.soft}> ({words.you})</span>}
        </p>
        <p className={styles.soft}>{user.user}</p>
      </div>
      <p className={styles.chips}>
        <Chip icon="user">
          {level === 1 ? staffText.staff.administrator : staffText.staff.attendant}
        </Chip>
        {!active && (
          <Chip tone="danger" icon="close">
            {staffText.staff.blocked}
          </Chip>
        )}
      </p>
      <div className={styles.actions}>
        {(isOwn ? actions.slice(0, 1) : actions).map(([action, label]) => (
          <Button
            key={action}
            className={styles.action}
            aria-label={words.of(label, name)}
            onClick={() => onAct(action)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
