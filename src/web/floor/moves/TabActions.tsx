import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { useToast } from "../../ui/Toast.tsx";
import { MergeForm } from "./MergeForm.tsx";
import { MoveForm } from "./MoveForm.tsx";
import styles from "./moves.module.css";
import { RenameForm } from "./RenameForm.tsx";
import { ChooseLines } from "./ChooseLines.tsx";
import { PassTo } from "./PassTo.tsx";
import { chosenLines, passableLines, type Chosen } from "./passable-lines.ts";

type Step = "menu" | "rename" | "move" | "merge" | "pass";
const steps = ["rename", "move", "merge", "pass"] as const;

type TabActionsProps = {
  details: SheetDetails;
  locations: readonly Location[];
  currency: string | undefined;
};

/** Actions on a tab as a whole. */
export function TabActions(props: TabActionsProps) {
  const [step, setStep] = useState<Step>();
  return (
    <>
      <IconButton
        icon="menu"
        label={movesText.menu}
        aria-haspopup="dialog"
        onClick={() => setStep("menu")}
      />
      <Dialog
        open={step !== undefined}
        onClose={() => setStep(undefined)}
        title={step === undefined || step === "menu" ? movesText.menu : movesText[step]}
      >
        {step && <Action {...props} {...{ step, setStep }} />}
      </Dialog>
    </>
  );
}

type ActionProps = TabActionsProps & {
  step: Step;
  setStep: (step: Step | undefined) => void;
};

function Action({ step, setStep, ...props }: ActionProps) {
  const [into, setInto] = useState<string>();
  const show = useToast();
  const content = useKeptFocus<HTMLDivElement>();
  const done = (message: string) => {
    show({ text: message, tone: "ok" });
    setStep(undefined);
  };
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
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

type PassFormProps = {
  details: SheetDetails;
  locations: readonly Location[];
  currency: string | undefined;
  onDone: (message: string) => void;
};

/** Lines of the tab, and then where they go. */
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
