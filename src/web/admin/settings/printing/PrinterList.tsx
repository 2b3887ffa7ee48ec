import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Printer } from "../../../../contract/printers.ts";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { refusalText } from "../../../api/refusal-text.ts";
import { orderClock } from "../../../site/order-clock.ts";
import { text } from "../../../text/dictionary.ts";
import { joined, withColon } from "../../../text/joined.ts";
import { printerText as words } from "../../../text/printer-dictionary.ts";
import { printerFaultWords } from "../../../text/printer-fault-words.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { FormMessage } from "../../../ui/FormMessage.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/Toast.tsx";
import { usePartOnTap } from "../../../ui/use-part-on-tap.ts";
import rows from "../list-rows.module.css";
import { printersQuery } from "../queries.ts";
import { useSettings } from "../use-settings-form.ts";
import type { Connecting } from "./PrinterDialog.tsx";
import styles from "./printing.module.css";
import { usePrinterChange } from "./use-printer-change.ts";

const tones = { new: "neutral", ready: "ok", fault: "danger", silent: "warn" } as const;
const icons = { new: "clock", ready: "check", fault: "alert", silent: "alert" } as const;

const fetchDialogs = async () => ({
  ...(await import("./PrinterDialog.tsx")),
  ...(await import("./ConnectDialog.tsx")),
});

type Task = { kind: "add" } | { kind: "edit" | "remove"; printer: Printer };

/** The account's printers, how they are, and what an owner does about them. */
export function PrinterList() {
  const query = useQuery(printersQuery(useApi()));
  const [task, setTask] = useState<Task>();
  const [connecting, setConnecting] = useState<Connecting>();
  const done = () => setTask(undefined);
  const isTyped = task?.kind === "add" || task?.kind === "edit";
  const dialogs = usePartOnTap(fetchDialogs, isTyped, done);
  if (!query.data) return <QueryAwaited query={query} title={words.loadFailed} height="6rem" />;
  const { printers } = query.data;
  return (
    <div className={styles.part}>
      <h3>{words.heading}</h3>
      <p className={styles.soft}>{printers.length === 0 ? words.none : words.help}</p>
      {printers.length > 0 && (
        <ul className={styles.printers}>
          {printers.map((printer) => (
            <PrinterRow
              key={printer.id}
              printer={printer}
              others={printers}
              onAct={(kind) => setTask({ kind, printer })}
            />
          ))}
        </ul>
      )}
      <Button className={styles.add} onClick={() => setTask({ kind: "add" })}>
        <Icon name="plus" />
        {words.add}
      </Button>
      {dialogs && (
        <>
          <dialogs.PrinterDialog
            open={isTyped}
            printer={task?.kind === "edit" ? task.printer : undefined}
            others={printers}
            onClose={done}
            onConnect={setConnecting}
          />
          <dialogs.ConnectDialog connecting={connecting} onClose={() => setConnecting(undefined)} />
        </>
      )}
      <RemoveQuestion printer={task?.kind === "remove" ? task.printer : undefined} onDone={done} />
    </div>
  );
}

type PrinterRowProps = {
  printer: Printer;
  others: readonly Printer[];
  onAct: (kind: "edit" | "remove") => void;
};

function PrinterRow({ printer, others, onAct }: PrinterRowProps) {
  const { account } = useSettings();
  const show = useToast();
  const test = usePrinterChange(
    (api) => api.printJobs.print({ body: { layout: "test", printer: printer.id } }),
    () => show({ text: words.testSent, tone: "ok" }),
  );
  const { name, kind, state, seen_at: seenAt, fault, waiting, failed } = printer;
  const fallback = others.find(({ id }) => id === printer.fallback?.printer);
  return (
    <li className={rows.row}>
      <div>
        <p className={rows.name}>{name}</p>
        <p className={rows.soft}>
          {joined([
            words.shortKinds[kind],
            seenAt && words.seen(orderClock(seenAt, account.time_zone)),
            fallback && words.fallbackTo(fallback.name),
          ])}
        </p>
        {fault && state === "fault" && <p className={styles.fault}>{printerFaultWords(fault)}</p>}
      </div>
      <p className={rows.chips}>
        <Chip tone={tones[state]} icon={icons[state]}>
          {words.states[state]}
        </Chip>
        {waiting > 0 && <Chip icon="clock">{words.waiting(waiting)}</Chip>}
        {failed > 0 && (
          <Chip tone="danger" icon="alert">
            {words.failed(failed)}
          </Chip>
        )}
      </p>
      <div className={rows.actions}>
        {kind !== "browser" && (
          <Button
            className={rows.action}
            aria-label={withColon(words.test, name)}
            busy={test.isPending}
            onClick={() => test.mutate()}
          >
            {words.test}
          </Button>
        )}
        {(["edit", "remove"] as const).map((action) => (
          <Button
            key={action}
            className={rows.action}
            aria-label={withColon(words[action], name)}
            onClick={() => onAct(action)}
          >
            {words[action]}
          </Button>
        ))}
      </div>
      {test.isError && <FormMessage tone="danger">{refusalText(test.error)}</FormMessage>}
    </li>
  );
}

function RemoveQuestion({ printer, onDone }: { printer: Printer | undefined; onDone: () => void }) {
  const show = useToast();
  const remove = usePrinterChange(
    (api, { id }: Printer) => api.printers.remove({ params: { id } }),
    (_, { name }) => {
      show({ text: words.removed(name), tone: "ok" });
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open={printer !== undefined}
      question={printer ? words.removeQuestion(printer.name) : ""}
      yes={words.remove}
      no={text.common.cancel}
      danger
      busy={remove.isPending}
      onNo={() => {
        remove.reset();
        onDone();
      }}
      onYes={() => printer && remove.mutate(printer)}
    >
      <p>{words.removeExplanation}</p>
      {remove.isError && <FormMessage tone="danger">{refusalText(remove.error)}</FormMessage>}
    </ConfirmDialog>
  );
}
