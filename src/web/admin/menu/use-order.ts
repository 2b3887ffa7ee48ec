import { CallRefused } from "../../../contract/client.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { useSaving } from "../saving/use-saving.ts";
import { useOwner } from "./owner-context.ts";

/** Puts one parent's entries in another order: on the page at once, and stored behind it. */
export function useOrder(parentId: string | null) {
  const { edits } = useOwner();
  const show = useToast();
  const saving = useSaving((ids: readonly string[]) =>
    edits.saveOrder(ids).catch((error: unknown) => {
      if (!(error instanceof CallRefused) || error.status !== 409) throw error;
      show({ text: menuEditorText.conflict.listChanged, tone: "warn" });
    }),
  );
  return {
    saving,
    put(ids: readonly string[]) {
      void edits.showOrder(parentId, ids);
      saving.run(ids);
    },
  };
}
