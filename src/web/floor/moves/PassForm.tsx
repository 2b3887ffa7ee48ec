import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import type { Location } from "../../../contract/tables.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { ChooseLines } from "./ChooseLines.tsx";
import { PassTo } from "./PassTo.tsx";
import { chosenLines, passableLines, type Chosen } from "./passable-lines.ts";

type PassFormProps = {
  details: SheetDetails;
  locations: readonly Location[];
  currency: string | undefined;
  onDone: (message: string) => void;
};

/** Lines of the tab, and then where they go. */
export function PassForm({ details, locations, currency, onDone }: PassFormProps) {
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
