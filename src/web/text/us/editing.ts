import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
  conflict: {
    heading: "Someone else changed this",
    explanation:
      "While you were editing, someone else saved something different. Which should stay?",
    mine: "Yours",
    theirs: "The other person’s",
    empty: "(empty)",
    keepMine: "Keep mine",
    takeTheirs: "Use the other",
    listChanged:
      "Someone else changed this list at the same time. See how it is now and try again.",
  },

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
    lost: (title) => `${title}: the last change was not saved.`,
    orderLost: "The new order was not saved.",
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
