import type { Api } from "../../api/api.ts";
import type { AccountDraft, AccountFields } from "./account-draft.ts";

type SaveBody = NonNullable<Parameters<Api["account"]["save"]>[0]>["body"];

/** The draft as the call has it: pictures beside the settings, each with what was seen before. */
export function saveBody({ changes, base }: AccountDraft): SaveBody {
  return { ...parts(changes), base: parts(base) };
}

function parts({ logo, banner, ...extras }: Partial<AccountFields>) {
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
