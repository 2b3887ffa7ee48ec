import { useState } from "react";
import { text } from "../../text/dictionary.ts";
import { editingText } from "../../text/editing-dictionary.ts";
import { sideBySide } from "../../text/joined.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { SavePanel } from "../SavePanel.tsx";
import { isWithin, sectionTitle, type Section } from "./shown-sections.ts";
import { useSettings } from "./settings-context.ts";

const words = editingText.pending;

type SaveBarProps = {
  sections: readonly Section[];
  onSave: () => void;
  onGoToWrong: () => void;
};

/** Tells of unsaved changes anywhere on the page, with one button that saves all of them. */
export function SaveBar({ sections, onSave, onGoToWrong }: SaveBarProps) {
  const form = useSettings();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const wrongCount = Object.keys(form.errors).length;
  const titles = sections
    .filter(({ paths }) => form.changed.some((path) => isWithin(path, paths)))
    .map(({ key }) => sectionTitle(key));
  return (
    <SavePanel
      label={words.region}
      unsaved={words.unsaved(sideBySide(titles))}
      {...{ form, onSave }}
      onDiscard={() => setAsksToDiscard(true)}
    >
      {wrongCount > 0 && <Button onClick={onGoToWrong}>{words.goToWrong}</Button>}
      <ConfirmDialog
        open={asksToDiscard}
        question={words.discardQuestion}
        yes={words.discard}
        no={text.common.cancel}
        danger
        onNo={() => setAsksToDiscard(false)}
        onYes={() => {
          setAsksToDiscard(false);
          form.discard();
        }}
      />
    </SavePanel>
  );
}
