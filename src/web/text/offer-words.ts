import type { Language } from "../../domain/languages.ts";

/** The offer of another language, in that language: its readers may know no other. */
export const offerText: Record<Language, { label: string; read: string; close: string }> = {
  br: { label: "Idioma", read: "Ver em português", close: "Fechar" },
  us: { label: "Language", read: "Read in English", close: "Close" },
  es: { label: "Idioma", read: "Ver en español", close: "Cerrar" },
  it: { label: "Lingua", read: "Leggi in italiano", close: "Chiudi" },
  fr: { label: "Langue", read: "Lire en français", close: "Fermer" },
  cn: { label: "语言", read: "查看中文菜单", close: "关闭" },
};
