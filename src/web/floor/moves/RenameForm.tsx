import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { moveProblem } from "./move-problem.ts";
import styles from "./moves.module.css";
import { useTabCall } from "./use-tab-call.ts";

type RenameFormProps = { details: SheetDetails; onDone: (message: string) => void };

export function RenameForm({ details: { hash, name: former }, onDone }: RenameFormProps) {
  const api = useApi();
  const [name, setName] = useState(former);
  const call = useTabCall(hash);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (call.isPending) return;
        call.mutate(() => api.sheets.rename({ params: { hash }, body: { name: name.trim() } }), {
          onSuccess: () => onDone(movesText.renamed),
        });
      }}
    >
      <Field
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
    </form>
  );
}
