import { useEffect, useRef, useState } from "react";
import { savedMs } from "../../../forms/use-saving.ts";
import { keptDraft } from "./drafts.ts";

/** The id of the element that shows an entry, or its editor. */
export const entryElementId = (entryId: string) => `entrada-${entryId}`;

/** Whether an entry is being edited. A draft from before a reload opens automatically. */
export function useEditing(entryId: string) {
  const [editing, setEditing] = useState<"asked" | "kept" | null>(() =>
    keptDraft(entryId) ? "kept" : null,
  );
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSaved(false), savedMs);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const pencil = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (editing !== null || !returnsFocus.current) return;
    returnsFocus.current = false;
    pencil.current?.focus();
  }, [editing]);
  return {
    isEditing: editing !== null,
    /** The edited fields have just been saved. */
    isSaved,
    /** The button that begins the editing has these; it gets the focus when the editing ends. */
    pencil: {
      ref: pencil,
      icon: "pencil" as const,
      "data-pencil": true,
      onClick: () => setEditing("asked"),
    },
    /** The form in its place has these. */
    form: {
      takesFocus: editing === "asked",
      onDone(outcome: "saved" | "unchanged") {
        returnsFocus.current = true;
        setSaved(outcome === "saved");
        setEditing(null);
      },
    },
  };
}
