import type { Language } from "../../domain/languages.ts";
import type { Notice } from "./notice-words.ts";
import { br } from "./notices/br.ts";
import { cn } from "./notices/cn.ts";
import { es } from "./notices/es.ts";
import { fr } from "./notices/fr.ts";
import { it } from "./notices/it.ts";
import { us } from "./notices/us.ts";

/** The notice in each language that a page can be read in: guests are to understand it before they order. */
export const notices: Readonly<Record<Language, Notice>> = { br, us, es, it, fr, cn };
