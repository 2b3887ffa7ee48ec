import type { User } from "../../../../contract/staff.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { FormMessage } from "../../../auth/FormMessage.tsx";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { staffText } from "../../../text/staff-dictionary.ts";
import { text } from "../../../text/dictionary.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useStaffChange } from "./use-staff-change.ts";

const words = settingsText.staff;

type QuestionProps = { user: User | undefined; onDone: () => void };

/** Blocks after a question, and unblocks. */
export function BlockQuestion({ user, onDone }: QuestionProps) {
  const change = useStaffChange({ onDone });
  const label = user?.active ? staffText.staff.block : staffText.staff.unblock;
  const run = ({ id, name, active }: User) =>
    change.mutate({
      run: (api) => api.staff.saveUser({ params: { id }, body: { data: { active: !active } } }),
      said: active ? words.nowBlocked(name) : words.nowUnblocked(name),
    });
  return (
    <ConfirmDialog
      open={user !== undefined}
      question={user ? words.blockQuestion(label, user.name) : ""}
      yes={label}
      no={text.common.cancel}
      danger={user?.active ?? false}
      busy={change.isPending}
      onNo={() => {
        change.reset();
        onDone();
      }}
      onYes={() => user && run(user)}
    >
      <p>{user?.active ? words.blockExplanation : words.unblockExplanation}</p>
      {change.isError && <FormMessage tone="danger">{refusalText(change.error)}</FormMessage>}
    </ConfirmDialog>
  );
}

export function RemoveQuestion({ user, onDone }: QuestionProps) {
  const change = useStaffChange({ onDone });
  const run = ({ id, name }: User) =>
    change.mutate({
      run: (api) => api.staff.removeUser({ params: { id } }),
      said: words.removed(name),
    });
  return (
    <ConfirmDialog
      open={user !== undefined}
      question={user ? words.removeQuestion(user.name) : ""}
      yes={words.remove}
      no={text.common.cancel}
      danger
      busy={change.isPending}
      onNo={() => {
        change.reset();
        onDone();
      }}
      onYes={() => user && run(user)}
    >
      <p>{words.removeExplanation}</p>
      {change.isError && <FormMessage tone="danger">{refusalText(change.error)}</FormMessage>}
    </ConfirmDialog>
  );
}
