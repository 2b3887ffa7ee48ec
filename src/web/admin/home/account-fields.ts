import type { Account, Extras } from "../../../contract/account.ts";
import { languages } from "../../../domain/languages.ts";
import type { Api } from "../../api/api.ts";
import type { Draft } from "../saving/draft.ts";

/** What the page itself lets an owner change of the account: pictures, and settings by their own names. */
export type AccountFields = Pick<Account, "logo" | "banner"> &
  Omit<Extras, "mapSanitized" | "home_ctas"> & { home_ctas: HomeButtonFields[] };
export type HomeButtonFields = Extras["home_ctas"][number];

/** The fields of the account as it is stored; a text that was never written is empty. */
export function accountFields({ logo, banner, extras }: Account): AccountFields {
  const { mapSanitized: _, ...settings } = extras;
  const fields: AccountFields = { logo, banner, ...settings };
  for (const language of languages) {
    fields[`home_text_${language}`] ??= "";
    fields[`home_minibio_${language}`] ??= "";
  }
  return fields;
}

type SaveBody = NonNullable<Parameters<Api["account"]["save"]>[0]>["body"];

/** The draft as the call has it: pictures beside the settings, each with what was seen before. */
export function saveBody({ values, base }: Draft<AccountFields>): SaveBody {
  return { ...partsOf(values), base: partsOf(base) };
}

function partsOf({ logo, banner, ...extras }: Partial<AccountFields>) {
  const pictures = {
    ...(logo === undefined ? {} : { logo }),
    ...(banner === undefined ? {} : { banner }),
  };
  return {
    ...(Object.keys(pictures).length > 0 ? { data: pictures } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
  };
}

/** The field that a path of the call names: "extras.home_text_br" and "extras.home_ctas.0.href_br". */
export function fieldOfPath(path: string): string {
  return path.split(".")[1] ?? path;
}

/** The server's words on fields, by the names of the fields, which may go deeper: "home_ctas.0.href_br". */
export function errorsByName(refused: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(refused).map(([path, why]) => [
    path.replace(/^(?:extras|data)\./, ""),
    why,
  ]);
  return Object.fromEntries(named);
}
