import type { Language } from "../../domain/languages.ts";
import type { MenuLetters, MenuPaper } from "../../domain/printed-menu.ts";

export type PrintedOption = { title: string; price: string };
export type PrintedGroup = { head: string; options: PrintedOption[] };
export type PrintedItem = {
  title: string;
  subtitle: string;
  /** "" where there is none, or the menu is printed without. */
  price: string;
  /** In words. */
  figures: string[];
  /** Places in the list of icons. */
  icons: number[];
  groups: PrintedGroup[];
};
export type PrintedCategory = {
  title: string;
  subtitle: string;
  /** Groups that every item has: they stand once, below the category's title. */
  groups: PrintedGroup[];
  items: PrintedItem[];
};

/** All that a menu's drawing needs, as plain data for another process. */
export type AskedMenu = {
  language: Language;
  texts: {
    name: string;
    contacts: string[];
    categories: PrintedCategory[];
    icons: { title: string; meaning: string }[];
    hours: { day: string; times: string }[];
    /** The code's address, as people can type it. */
    said: string;
  };
  address: string;
  design: {
    paper: MenuPaper;
    letters: MenuLetters;
    hasColours: boolean;
    /** The account's colour; null: black. */
    accent: string | null;
    /** This page alone, from 1, as a picture. */
    preview?: number;
  };
  /** As base64; null where a file is missing. */
  pictures: { logo: string | null; icons: (string | null)[] };
};

/** The answer: a file as base64. */
export type DrawnMenu = {
  type: "application/pdf" | "image/png";
  data: string;
  pages: number;
  sheets: number;
};
