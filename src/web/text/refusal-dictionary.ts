import { errorTexts } from "../../contract/error-texts.ts";
import { problemTexts } from "../../contract/problems.ts";
import { dictionary } from "./spoken-language.ts";

/** Texts of refused calls and their fields, by their codes. Other callers of the server read the Portuguese ones. */
export const refusalTexts = dictionary("refusal", { errors: errorTexts, problems: problemTexts });
