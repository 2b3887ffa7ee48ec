import { useMutation } from "@tanstack/react-query";
import type { Wire } from "../../contract/route.ts";
import { reportText } from "../text/report-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import { saveFile } from "./save-file.ts";

type FileButtonsProps = { route: Wire; query: Record<string, string>; name: string };

/** The forms of a report to take along: a table for spreadsheets, and paper. */
export function FileButtons({ route, query, name }: FileButtonsProps) {
  const show = useToast();
  const save = useMutation({
    mutationFn: () => saveFile(route, { query, name }),
    onError: () => show({ text: reportText.csvFailed, tone: "danger" }),
  });
  return (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {reportText.csv}
      </Button>
      <Button onClick={() => window.print()}>
        <Icon name="print" />
        {reportText.print}
      </Button>
    </>
  );
}
