import type { ReactNode } from "react";
import type { User } from "../../../../contract/staff.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { text } from "../../../text/dictionary.ts";
import { settingsPeopleText } from "../../../text/settings-people-dictionary.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { FormMessage } from "../../../ui/FormMessage.tsx";
import { useStaffChange, type StaffChange } from "./use-staff-change.ts";

const words = settingsPeopleText.staff;

type QuestionProps = { user: User | undefined; onDone: () => void };

/** Blocks after a question, and unblocks. */
export function BlockQuestion({ user, onDone }: QuestionProps) {
  const label = user?.active ? words.block : words.unblock;
  return (
    <Question
      {...{ user, onDone }}
      question={user?.active ? words.blockQuestion : words.unblockQuestion}
      yes={label}
      danger={user?.active ?? false}
      changeOf={({ id, name, active }) => ({
        run: (api) => api.staff.saveUser({ params: { id }, body: { data: { active: !active } } }),
        said: active ? words.nowBlocked(name) : words.nowUnblocked(name),
      })}
    >
      {user?.active ? words.blockExplanation : words.unblockExplanation}
    </Question>
  );
}

export function RemoveQuestion({ user, onDone }: QuestionProps) {
  return (
    <Question
      {...{ user, onDone }}
      question={words.removeQuestion}
      yes={words.remove}
      danger
      changeOf={({ id, name }) => ({
        run: (api) => api.staff.removeUser({ params: { id } }),
        said: words.removed(name),
      })}
    >
      {words.removeExplanation}
    </Question>
  );
}

type AskedProps = QuestionProps & {
  /** By the name of the person that it is about. */
  question: (name: string) => string;
  yes: string;
  danger: boolean;
  changeOf: (user: User) => StaffChange;
  /** The consequences. */
  children: ReactNode;
};

function Question({ user, onDone, question, yes, danger, changeOf, children }: AskedProps) {
  const change = useStaffChange({ onDone });
  return (
    <ConfirmDialog
      open={user !== undefined}
      question={user ? question(user.name) : ""}
      yes={yes}
      no={text.common.cancel}
      danger={danger}
      busy={change.isPending}
      onNo={() => {
        change.reset();
        onDone();
      }}
      onYes={() => user && change.mutate(changeOf(user))}
    >
      <p>{children}</p>
      {change.isError && <FormMessage tone="danger">{refusalText(change.error)}</FormMessage>}
    </ConfirmDialog>
  );
}
