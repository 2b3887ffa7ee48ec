import { useState } from "react";
import type { Location } from "../../../contract/tables.ts";
import { limits } from "../../../domain/text-rules.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { CheckField, Field } from "../../ui/Field.tsx";
import styles from "./TableDialog.module.css";
import { useOpenTab } from "./use-open-tab.ts";

type NewTabFormProps = {
  location: Location;
  /** The tab's name as far as it is typed, where that outlives the form. */
  naming?: [string, (name: string) => void] | undefined;
  /** The tab is about to be shown. */
  onLeave: () => void;
  /** Before the tab is shown; what it tells is why it is not. */
  onOpened?: ((hash: string) => string | undefined) | undefined;
};

/** Opens another tab at a table. A table has one at most that is not individual, which then leaves no choice. */
export function NewTabForm({ location, naming, onLeave, onOpened }: NewTabFormProps) {
  const ownNaming = useState("");
  const [name, setName] = naming ?? ownNaming;
  const [ticked, setTicked] = useState(false);
  const mustBeIndividual = location.sheets.some(({ individual }) => !individual);
  const { open, isOpening, problem } = useOpenTab({ location, onLeave, onOpened });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOpening) void open({ name: name.trim(), individual: mustBeIndividual || ticked });
      }}
    >
      <Field
        label={floorText.opening.name}
        hint={floorText.opening.nameHint}
        optional
        autoComplete="off"
        enterKeyHint="go"
        maxLength={limits.tabName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {mustBeIndividual ? (
        <div className={styles.individual}>
          <Chip tone="info" icon="user">
            {sendingText.tab.individual}
          </Chip>
          <p className={styles.hint}>{floorText.opening.individualHint}</p>
        </div>
      ) : (
        <CheckField
          label={floorText.opening.individualCheck}
          checked={ticked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
      )}
      <div role="alert">{problem !== undefined && <p className={styles.error}>{problem}</p>}</div>
      <Button type="submit" variant="primary" busy={isOpening}>
        {floorText.opening.open}
      </Button>
    </form>
  );
}
