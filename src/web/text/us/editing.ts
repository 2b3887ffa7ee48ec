import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
  leaving: {
    question: "Leave without saving?",
    explanation: "There are changes that were not saved.",
    leave: "Leave without saving",
    stay: "Stay here",
  },

  saving: {
    saving: "Saving...",
    notSaved: "It was not saved.",
    fixFields: "Check the marked fields.",
    unsavedLong: "Changes not saved yet.",
    conflict: "Someone else changed this at the same time.",
  },

  pending: {
    region: "Save changes",
    unsaved: (sections) => `Not saved: ${sections}`,
    restored: "We recovered what you had not saved.",
    discard: "Discard",
    discardQuestion: "Discard the changes?",
    discardGone: "Discard these changes",
    saved: "All saved",
    savedMark: "Saved",
    unsavedMark: "Not saved",
    wrongMark: "Check",
    wrong: (count) => (count === 1 ? "Check 1 field." : `Check ${count} fields.`),
    goToWrong: "Go to the field",
    save: "Save",
    undo: "Undo",
  },

  languages: {
    label: "Language of the text",
    missing: "to translate",
  },
};
