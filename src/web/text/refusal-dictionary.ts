import { errorTexts } from "../../contract/error-texts.ts";
import { problemTexts, type ProblemTexts } from "../../contract/problems.ts";

type RefusalTexts = { errors: Record<keyof typeof errorTexts, string>; problems: ProblemTexts };

/** What a refused call and its fields say, by their codes. In Portuguese other callers of the server read the same. */
export const refusalTexts: RefusalTexts = { errors: errorTexts, problems: problemTexts };
