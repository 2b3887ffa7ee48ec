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
  /** The typed name and its setter, if the name outlives the form. */
  naming?: [string, (name: string) => void] | undefined;
  /** Called before the tab is shown. */
  onLeave: () => void;
  /** Called before the tab is shown. A returned text is the reason why it is not. */
  onOpened?: ((hash: string) => string | undefined) | undefined;
};

/**
 * Opens another tab at a table. If the table has an open tab that is not individual, the new one must be individual.
 */
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
