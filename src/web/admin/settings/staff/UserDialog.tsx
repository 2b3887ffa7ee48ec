import { useId } from "react";
import type { User } from "../../../../contract/staff.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { FormButtons } from "../../../ui/FormButtons.tsx";
import type { UserFormKind } from "./user-form.ts";
import { UserForm } from "./UserForm.tsx";
import { useStaffChange } from "./use-staff-change.ts";

const words = settingsText.staff;

type UserDialogProps = {
  kind: UserFormKind;
  open: boolean;
  /** Undefined for somebody new. */
  user: User | undefined;
  /** The admin's own access, who stays an admin. */
  isOwn: boolean;
  onClose: () => void;
};

/** Somebody's access: a new one, their name and login, or a new password. */
export function UserDialog({ kind, open, user, isOwn, onClose }: UserDialogProps) {
  const formId = useId();
  const change = useStaffChange({ onDone: onClose });
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={titleOf(kind, user)}
      footer={
        <FormButtons formId={formId} onClose={close} busy={change.isPending}>
          {kind === "add" ? words.create : editingText.pending.save}
        </FormButtons>
      }
    >
      <UserForm {...{ formId, kind, user, isOwn, change }} />
    </Dialog>
  );
}

function titleOf(kind: UserFormKind, user: User | undefined): string {
  if (!user) return words.addTitle;
  return kind === "password" ? words.passwordTitle(user.name) : words.editTitle(user.name);
}
