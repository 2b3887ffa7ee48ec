import { PartAwaited } from "../../../ui/PartAwaited.tsx";
import { withTexts } from "../../../text/spoken-language.ts";
import { useLazyPart } from "../../../ui/use-lazy-part.ts";
import type { EntryFormProps } from "./EntryForm.tsx";

const fetchForm = () => import("./EntryForm.tsx");
/** About the form's height on a phone. */
const heights = { category: "44rem", item: "60rem", group: "40rem", option: "36rem" } as const;

/** Fetches the form when somebody is about to edit. */
export function prepareEditor(): void {
  withTexts(fetchForm()).catch(() => undefined);
}

/** The editor of an entry, fetched when the first of them is edited. */
export function EditedEntry(props: EntryFormProps) {
  const { part, ...awaited } = useLazyPart(fetchForm, true);
  if (!part) return <PartAwaited {...awaited} height={heights[props.kind]} />;
  return <part.EntryForm {...props} />;
}
