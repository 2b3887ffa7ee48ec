import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
  leaving: {
    question: "不保存就离开？",
    explanation: "有修改尚未保存。",
    leave: "不保存，离开",
    stay: "留在这里",
  },

  saving: {
    saving: "保存中……",
    notSaved: "未保存。",
    fixFields: "请检查标出的内容。",
    unsavedLong: "修改尚未保存。",
    conflict: "别人同时修改了此内容。",
  },

  pending: {
    region: "保存修改",
    unsaved: (sections) => `未保存：${sections}`,
    restored: "已恢复您未保存的内容。",
    discard: "放弃",
    discardQuestion: "放弃修改？",
    discardGone: "放弃这些修改",
    saved: "已全部保存",
    savedMark: "已保存",
    unsavedMark: "未保存",
    wrongMark: "请检查",
    wrong: (count) => `请检查 ${count} 处。`,
    goToWrong: "前往该处",
    save: "保存",
    undo: "撤销",
  },

  languages: {
    label: "文字的语言",
    missing: "待翻译",
  },
};
