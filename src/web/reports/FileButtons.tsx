import { useMutation } from "@tanstack/react-query";
import { type Wire, routeAddress } from "../../contract/route.ts";
import { periodText } from "../text/period-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useToast } from "../ui/Toast.tsx";
import { identity, timeLimit } from "../api/transport.ts";

type FileButtonsProps = {
  route: Wire;
  query: Record<string, string>;
  name: string;
  /** Absent: the browser prints the page. */
  onPrint?: (() => void) | undefined;
};

/** Buttons that give a report to take along: a table for spreadsheets, and paper. */
export function FileButtons({ route, query, name, onPrint }: FileButtonsProps) {
  const show = useToast();
  const save = useMutation({
    mutationFn: () => fetchFile(route, { query, name }),
    onError: () => show({ text: periodText.csvFailed, tone: "danger" }),
    meta: { blocks: true },
  });
  return (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {periodText.csv}
      </Button>
      <Button aria-haspopup={onPrint && "dialog"} onClick={onPrint ?? (() => window.print())}>
        <Icon name="print" />
        {periodText.print}
      </Button>
    </>
  );
}

/** A year of sales over a weak network takes longer than other calls may. */
const fileTimeoutMs = 120_000;

/** Fetches a table for spreadsheets and hands it to the browser to keep; throws where it does not come. */
export async function fetchFile(
  route: Wire,
  { query, name }: { query: Record<string, string>; name: string },
): Promise<void> {
  const answer = await fetch(routeAddress(route, { query }), {
    headers: identity(),
    credentials: "omit",
    signal: timeLimit(fileTimeoutMs),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  saveFile(await answer.blob(), name);
}
