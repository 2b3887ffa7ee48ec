import { useRef, useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { Field } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Form } from "../../ui/Form.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { MergeForm } from "./MergeForm.tsx";
import { MoveForm } from "./MoveForm.tsx";
import styles from "./moves.module.css";
import { ChooseLines } from "./ChooseLines.tsx";
import { PassTo } from "./PassTo.tsx";
import { chosenLines, passableLines, type Chosen } from "./passable-lines.ts";
import { moveProblem } from "./move-problem.ts";
import { useTabCall } from "./use-tab-call.ts";

type Step = "menu" | "rename" | "move" | "merge" | "pass";
const steps = ["rename", "move", "merge", "pass"] as const;

type TabActionsProps = {
  details: SheetDetails;
  locations: readonly Location[];
  currency: string | undefined;
};

export function TabActionsDialog({
  open,
  onClose,
  ...props
}: TabActionsProps & { open: boolean; onClose: () => void }) {
  const [step, setStep] = useState<Step>("menu");
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setStep("menu");
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step === "menu" ? tabText.tab.actions : movesText[step]}
    >
      {open && <Action {...props} {...{ step, setStep, onClose }} />}
    </Dialog>
  );
}

type ActionProps = TabActionsProps & {
  step: Step;
  setStep: (step: Step) => void;
  onClose: () => void;
};

function Action({ step, setStep, onClose, ...props }: ActionProps) {
  const [into, setInto] = useState<string>();
  const show = useToast();
  const content = useRef<HTMLDivElement>(null);
  const done = (message: string) => {
    show({ text: message, tone: "ok" });
    // A late answer leaves open what was opened since then.
    if (content.current) onClose();
  };
  return (
    <div ref={content} className={styles.content}>
      {step === "menu" && (
        <ul className={styles.actions}>
          {steps.map((one) => (
            <li key={one}>
              <Button className={styles.action} onClick={() => setStep(one)}>
                {movesText[one]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {step === "rename" && <RenameForm {...props} onDone={done} />}
      {step === "move" && (
        <MoveForm
          {...props}
          onDone={done}
          onMerge={(hash) => {
            setInto(hash);
            setStep("merge");
          }}
        />
      )}
      {step === "merge" && <MergeForm {...props} {...{ into }} onDone={done} />}
      {step === "pass" && <PassForm {...props} onDone={done} />}
    </div>
  );
}

type PassFormProps = TabActionsProps & { onDone: (message: string) => void };

/** Chooses lines of the tab first, and then the tab that gets them. */
function PassForm({ details, locations, currency, onDone }: PassFormProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isChosen, setIsChosen] = useState(false);
  const lines = passableLines(details);
  const wanted = chosenLines(lines, chosen);
  if (lines.length === 0) return <p>{movesText.nothingToPass}</p>;
  return isChosen && wanted.length > 0 ? (
    <PassTo
      {...{ details, locations, currency, onDone }}
      lines={wanted}
      onBack={() => setIsChosen(false)}
    />
  ) : (
    <ChooseLines {...{ lines, chosen }} onChange={setChosen} onNext={() => setIsChosen(true)} />
  );
}

type RenameFormProps = { details: SheetDetails; onDone: (message: string) => void };

function RenameForm({ details: { hash, name: former }, onDone }: RenameFormProps) {
  const api = useApi();
  const [name, setName] = useState(former);
  const call = useTabCall(hash);
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (call.isPending) return;
        call.mutate(() => api.sheets.rename({ params: { hash }, body: { name: name.trim() } }), {
          onSuccess: () => onDone(movesText.renamed),
        });
      }}
    >
      <Field
        ref={firstFocus}
        label={movesText.name}
        hint={movesText.nameHint}
        optional
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.tabName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {call.error && <FormMessage tone="danger">{moveProblem(call.error)}</FormMessage>}
      <Button type="submit" variant="primary" busy={call.isPending}>
        {movesText.save}
      </Button>
    </Form>
  );
}
