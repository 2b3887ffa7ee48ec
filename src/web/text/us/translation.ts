import type { translationText } from "../translation-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const translation: Translated<typeof translationText> = {
  explanation:
    "The original is on one side and the translation on the other. Enter goes to the next field, Escape undoes. What is left blank appears in Portuguese.",
  none: "Your site is in Portuguese only. Choose other languages in the settings, and they will show up here.",
  toSettings: "Choose languages",
  empty: "There are no texts to translate yet.",
  home: "Home page",
  onlyOpen: "Show only what is left to check",
  allDone: "All translated",
  states: {
    missing: (count) => `${count} missing`,
    outdated: (count) => `${count} outdated`,
    same: (count) => (count === 1 ? "1 same as the original" : `${count} same as the original`),
  },
  marks: {
    missing: "Missing",
    outdated: "Outdated",
    same: "Same as the original",
    done: "Translated",
  },
  fields: {
    title: "Title",
    subtitle: "Description",
    text: "Text of the page",
    minibio: "Mini bio",
    button: "Button",
  },
  within: " › ",
  label: (where, field) => (where === "" ? field : `${where}: ${field}`),
  original: "Original",
  originalWas: (was) => `It was: ${was}`,
  originalChanged: "The original changed after you started translating.",
  stillRight: "Still correct",
  meantSame: "Same on purpose",
  confirmed: "Translation checked.",
  notConfirmed: (reason) => `The translation could not be checked. ${reason}`,
  repeat: (count) =>
    count === 1 ? "Reuse 1 existing translation" : `Reuse ${count} existing translations`,
  repeated: (count) =>
    count === 1
      ? "1 text that repeats another was filled in. Check it and save."
      : `${count} texts that repeat others were filled in. Check them and save.`,

  suggestions: {
    ask: (count) => (count === 1 ? "Suggest 1 translation" : `Suggest ${count} translations`),
    explanation:
      "A machine suggests, you check. Nothing is saved before that, and only the menu’s texts are sent to it.",
    mark: "Automatic suggestion",
    accept: "Accept",
    drop: "Discard",
    waiting: (count) =>
      count === 1
        ? "1 suggestion has not been checked yet and is not saved."
        : `${count} suggestions have not been checked yet and are not saved.`,
    came: (count) => (count === 1 ? "1 suggestion arrived." : `${count} suggestions arrived.`),
    cutShort: (count, reason) =>
      count === 1
        ? `Only 1 suggestion arrived, and none of the others. ${reason}`
        : `Only ${count} suggestions arrived, and none of the others. ${reason}`,
    failed: (reason) => `The suggestions did not arrive. ${reason}`,
  },

  file: {
    heading: "For a translator",
    explanation:
      "Download a spreadsheet with the original and the translation, send it to your translator and import it back. Before saving you see what changes.",
    save: (language) => `Download spreadsheet (${language})`,
    bring: "Import spreadsheet",
    name: (language) => `translations-${language}.csv`,
    columns: ["key", "where", "original", "translation", "state", "version"],
    tooLarge: (megabytes) => `The file is larger than ${megabytes} MB.`,
    noRows: "This file has no texts: use the spreadsheet that you downloaded here.",
    unreadable: "The file could not be read. Save the spreadsheet as CSV.",
    review: "What changes",
    changes: (count) =>
      count === 0
        ? "Nothing changes."
        : count === 1
          ? "1 translation changes."
          : `${count} translations change.`,
    outdated: (count) =>
      count === 1
        ? "In 1 of them the original changed after the spreadsheet: it stays marked as outdated."
        : `In ${count} of them the original changed after the spreadsheet: they stay marked as outdated.`,
    changedSince: "The original changed after the spreadsheet",
    unknown: (count) =>
      count === 1
        ? "1 row was left out: its key does not exist here."
        : `${count} rows were left out: their keys do not exist here.`,
    tooLong: (count) =>
      count === 1
        ? "1 row was left out: the translation is too long."
        : `${count} rows were left out: the translations are too long.`,
    twice: (count) =>
      count === 1
        ? "1 row was left out: its key is repeated."
        : `${count} rows were left out: their keys are repeated.`,
    newer: (count) =>
      count === 1
        ? "1 row was left out: its translation changed here after the spreadsheet."
        : `${count} rows were left out: their translations changed here after the spreadsheet.`,
    garbled: (count) =>
      count === 1
        ? "1 row was left out: its letters were lost. Save the spreadsheet as CSV UTF-8."
        : `${count} rows were left out: their letters were lost. Save the spreadsheet as CSV UTF-8.`,
    line: (line, key) => `Row ${line}: ${key}`,
    before: "Before",
    after: "After",
    blank: "empty",
    more: (count) => `and ${count} more`,
    apply: (count) => (count === 1 ? "Save 1 translation" : `Save ${count} translations`),
    applied: (count) => (count === 1 ? "1 translation saved." : `${count} translations saved.`),
    changedMeanwhile:
      "Someone else changed these translations just now. Review what changes again.",
  },

  saving: {
    region: "Save the translations",
    unsaved: (count) =>
      count === 1
        ? "1 translation changed and is not saved."
        : `${count} translations changed and are not saved.`,
    gone: (count) =>
      count === 1
        ? "Someone else deleted 1 text that you translated."
        : `Someone else deleted ${count} texts that you translated.`,
  },
};
