import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "../../../../contract/staff.ts";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { useSignedIn } from "../../../auth/use-signed-in.ts";
import { withColon } from "../../../text/joined.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { settingsPeopleText } from "../../../text/settings-people-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useKeptFocus } from "../../../ui/use-kept-focus.ts";
import rows from "../list-rows.module.css";
import { staffQuery } from "../queries.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import { BlockQuestion, RemoveQuestion } from "./StaffQuestions.tsx";
import styles from "./StaffSection.module.css";
import type { UserFormKind } from "./user-form.ts";
import { UserForm } from "./UserForm.tsx";
import { useStaffChange } from "./use-staff-change.ts";

const words = settingsPeopleText.staff;

/** The task at hand, and its person. */
type Task = { kind: "add" } | { kind: "edit" | "password" | "block" | "remove"; user: User };

/** The people who may work here, and an admin's changes to them. */
export function StaffSection() {
  return (
    <SettingsCard help={words.help}>
      <People />
    </SettingsCard>
  );
}

function People() {
  const query = useQuery(staffQuery(useApi()));
  const ownId = useSignedIn()?._auth_id;
  const [task, setTask] = useState<Task>();
  const people = useKeptFocus<HTMLDivElement>();
  useEffect(() => {
    // The list may have grown above the button that has the focus again.
    const { activeElement } = document;
    if (!task && people.current?.contains(activeElement)) {
      activeElement?.scrollIntoView({ block: "nearest" });
    }
  }, [task, people]);
  const done = () => setTask(undefined);
  const userOf = (kind: Task["kind"]) =>
    task && task.kind === kind && task.kind !== "add" ? task.user : undefined;
  if (!query.data) return <QueryAwaited query={query} title={words.loadFailed} height="9rem" />;
  return (
    <div
      ref={people}
      role="group"
      tabIndex={-1}
      aria-label={settingsText.titles.staff}
      className={styles.staff}
    >
      <ul className={styles.list}>
        {query.data.users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            onAct={(kind) => setTask({ kind, user })}
          />
        ))}
      </ul>
      <Button className={styles.add} onClick={() => setTask({ kind: "add" })}>
        <Icon name="plus" />
        {words.add}
      </Button>
      {(["add", "edit", "password"] as const).map((kind) => (
        <UserDialog
          key={kind}
          kind={kind}
          open={task?.kind === kind}
          user={userOf(kind)}
          isOwn={ownId !== undefined && userOf(kind)?.id === ownId}
          onClose={done}
        />
      ))}
      <BlockQuestion user={userOf("block")} onDone={done} />
      <RemoveQuestion user={userOf("remove")} onDone={done} />
    </div>
  );
}

type UserAction = "edit" | "password" | "block" | "remove";

type UserRowProps = {
  user: User;
  /** Users cannot block or remove themselves, and change their own password in a separate form. */
  isOwn: boolean;
  onAct: (action: UserAction) => void;
};

function UserRow({ user, isOwn, onAct }: UserRowProps) {
  const { name, level, active } = user;
  const actions: [UserAction, string][] = [
    ["edit", words.edit],
    ["password", words.resetPassword],
    ["block", active ? words.block : words.unblock],
    ["remove", words.remove],
  ];
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>
          {name}
          {isOwn && <span className={rows.soft}> {words.you}</span>}
        </p>
        <p className={rows.soft}>{user.user}</p>
      </div>
      <p className={rows.chips}>
        <Chip icon="user">{level === 1 ? words.administrator : words.attendant}</Chip>
        {!active && (
          <Chip tone="danger" icon="close">
            {words.blocked}
          </Chip>
        )}
      </p>
      <div className={rows.actions}>
        {(isOwn ? actions.slice(0, 1) : actions).map(([action, label]) => (
          <Button
            key={action}
            className={rows.action}
            aria-label={withColon(label, name)}
            onClick={() => onAct(action)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}

type UserDialogProps = {
  kind: UserFormKind;
  open: boolean;
  /** Undefined for somebody new. */
  user: User | undefined;
  /** It is the access of the admin who edits, who stays an admin. */
  isOwn: boolean;
  onClose: () => void;
};

/** Somebody's access: a new one, their name and login, or a new password. */
function UserDialog({ kind, open, user, isOwn, onClose }: UserDialogProps) {
  const change = useStaffChange({ onDone: onClose });
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={titleOf(kind, user)}
      busy={change.isPending}
      yes={kind === "add" ? words.create : editingText.pending.save}
    >
      {(formId) => <UserForm {...{ formId, kind, user, isOwn, change }} />}
    </FormDialog>
  );
}

function titleOf(kind: UserFormKind, user: User | undefined): string {
  if (!user) return words.addTitle;
  return kind === "password" ? words.passwordTitle(user.name) : words.editTitle(user.name);
}
