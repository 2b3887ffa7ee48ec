import type { Account } from "../../../../contract/account.ts";
import { codeKinds, sheetLayouts } from "../../../../domain/printed-codes.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { codeText } from "../../../text/code-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckField, Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { RadioField } from "../../../ui/RadioField.tsx";
import styles from "./codes.module.css";
import { TableKeys } from "./TableKeys.tsx";
import { useSheets } from "./use-sheets.ts";

type SheetsDialogProps = { account: Account; open: boolean; onClose: () => void };

/** Sheets of codes to print: which codes, in what layout, and how they look. */
export function SheetsDialog({ account, open, onClose }: SheetsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={codeText.heading} className={styles.dialog}>
      <Sheets account={account} />
    </Dialog>
  );
}

function Sheets({ account }: { account: Account }) {
  const sheets = useSheets(account);
  const { design, change, kinds, isWrong } = sheets;
  const most = account.extras.locations;
  return (
    <div className={styles.sheets}>
      <div className={styles.form}>
        <RadioField
          label={codeText.kind}
          className={styles.choices}
          of={codeKinds
            .filter((kind) => kinds.includes(kind))
            .map((kind) => [kind, codeText.kinds[kind]])}
          value={design.kind}
          onChoose={(kind) => change({ kind })}
        />
        {kinds.length === 1 && <p className={styles.soft}>{codeText.none}</p>}
        <RadioField
          label={codeText.layout}
          className={styles.choices}
          of={sheetLayouts.map((layout) => [layout, codeText.layouts[layout]])}
          value={design.layout}
          onChoose={(layout) => change({ layout })}
        />
        {design.kind !== "page" && (
          <Field
            label={codeText.numbers}
            optional
            autoComplete="off"
            hint={codeText.numbersHint(most)}
            error={isWrong ? codeText.wrongNumbers(most) : undefined}
            value={design.numbers}
            maxLength={200}
            onChange={(event) => change({ numbers: event.currentTarget.value })}
          />
        )}
        {account.logo && (
          <CheckField
            label={codeText.logo}
            checked={design.logo}
            onChange={(event) => change({ logo: event.currentTarget.checked })}
          />
        )}
        <CheckField
          label={codeText.colours}
          checked={design.colours}
          onChange={(event) => change({ colours: event.currentTarget.checked })}
        />
        <div className={styles.act}>
          <Button
            variant="primary"
            busy={sheets.isDownloading}
            disabled={isWrong}
            onClick={sheets.download}
          >
            <Icon name="print" />
            {codeText.download}
          </Button>
        </div>
        {design.kind === "tables" && account.features.attendantOrder && <TableKeys count={most} />}
      </div>
      <Preview {...sheets} />
    </div>
  );
}

function Preview({ preview }: Pick<ReturnType<typeof useSheets>, "preview">) {
  const { data, error } = preview;
  return (
    <figure className={styles.preview}>
      <figcaption>{codeText.preview}</figcaption>
      {data && <img src={`data:${data.type};base64,${data.data}`} alt={codeText.preview} />}
      <p role="status" className={styles.soft}>
        {error ? refusalText(error) : preview.isFetching && codeText.drawing}
      </p>
    </figure>
  );
}
