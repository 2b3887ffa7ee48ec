import type { Account, Extras } from "../../contract/account.ts";
import { languages } from "../../domain/languages.ts";
import type { Api } from "../api/api.ts";
import type { Draft } from "../forms/draft.ts";

type Data = Omit<Account, "extras" | "domain">;
type OwnExtras = Omit<Extras, "mapSanitized">;

/** The parts of an account that an owner may change, by their paths in the call and its refusals. */
export type AccountByPath = { [Name in keyof Data as `data.${Name}`]: Data[Name] } & {
  [Name in keyof OwnExtras as `extras.${Name}`]: OwnExtras[Name];
};

/** The account by path; a text of the home page that was never written is empty. */
export function accountByPath({ extras, ...data }: Account): AccountByPath {
  const entries = [
    ...Object.entries(data).map(([name, value]) => [`data.${name}`, value]),
    ...Object.entries(extras).map(([name, value]) => [`extras.${name}`, value]),
  ];
  // fromEntries forgets the keys.
  const fields = Object.fromEntries(entries) as AccountByPath;
  for (const language of languages) {
    fields[`extras.home_text_${language}`] ??= "";
    fields[`extras.home_minibio_${language}`] ??= "";
  }
  return fields;
}

type SaveBody = NonNullable<Parameters<Api["account"]["save"]>[0]>["body"];

/** The call's body: the changes, and the value that each of these fields had before. */
export function saveBody({ values, base }: Draft<AccountByPath>): SaveBody {
  return { ...partsOf(values), base: partsOf(base) };
}

function partsOf(byPath: object): Omit<SaveBody, "base"> {
  const parts: { data?: Record<string, unknown>; extras?: Record<string, unknown> } = {};
  for (const [path, value] of Object.entries(byPath)) {
    const [part, name = ""] = path.split(".");
    if (part === "data" || part === "extras") parts[part] = { ...parts[part], [name]: value };
  }
  return parts;
}

/** The field of a refusal's path: "extras.home_ctas.0.href_br" is in "extras.home_ctas". */
export function accountFieldOf(path: string): string {
  return path.split(".").slice(0, 2).join(".");
}
