import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../../contract/account.ts";
import { languageNames, offeredLanguages } from "../../../../domain/languages.ts";
import { menuLetters, menuPapers } from "../../../../domain/printed-menu.ts";
import { useApi } from "../../../api/api.ts";
import { homeQuery } from "../../../content/queries.ts";
import { text } from "../../../text/dictionary.ts";
import { printedMenuText } from "../../../text/printed-menu-dictionary.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckField, OptionList, SelectField } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { RadioField } from "../../../ui/RadioField.tsx";
import styles from "../codes/codes.module.css";
import fields from "../fields.module.css";
import { SettingsCard } from "../SettingsCard.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { usePrintedMenu } from "./use-printed-menu.ts";

export function PrintedMenuSection() {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard help={printedMenuText.help}>
      <div className={fields.row}>
        <Button disabled={!account} onClick={() => setOpen(true)}>
          <Icon name="pencil" />
          {printedMenuText.design}
        </Button>
        <span className={fields.hint}>{printedMenuText.designHint}</span>
        {account && (
          <PrintedMenuDialog account={account} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </div>
    </SettingsCard>
  );
}

type PrintedMenuDialogProps = { account: Account; open: boolean; onClose: () => void };

/** The menu to print: on what paper, how large, what it says, and how its pages look. */
function PrintedMenuDialog({ account, open, onClose }: PrintedMenuDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={settingsText.titles.printedMenu}
      className={styles.dialog}
    >
      <PrintedMenu account={account} />
    </Dialog>
  );
}

function PrintedMenu({ account }: { account: Account }) {
  const menu = usePrintedMenu(account);
  const { design, change } = menu;
  const offered = offeredLanguages(account.extras);
  const switches = [
    "prices",
    "address",
    "hours",
    ...(account.logo ? (["logo"] as const) : []),
    "colours",
  ] as const;
  return (
    <div className={styles.sheets}>
      <div className={styles.form}>
        <p className={styles.soft}>{printedMenuText.contents}</p>
        <RadioField
          label={printedMenuText.paper}
          className={styles.choices}
          of={menuPapers.map((paper) => [paper, printedMenuText.papers[paper]])}
          value={design.paper}
          onChoose={(paper) => change({ paper })}
        />
        {design.paper === "booklet" && <p className={styles.soft}>{printedMenuText.bookletHint}</p>}
        {design.paper === "flyer" && <p className={styles.soft}>{printedMenuText.flyerHint}</p>}
        <RadioField
          label={printedMenuText.letters}
          className={styles.choices}
          of={menuLetters.map((letters) => [letters, printedMenuText.sizes[letters]])}
          value={design.letters}
          onChoose={(letters) => change({ letters })}
        />
        {offered.length > 1 && (
          <SelectField
            label={text.header.language}
            hint={printedMenuText.languageHint}
            value={design.language}
            onChange={({ currentTarget: { value } }) => {
              const language = offered.find((one) => one === value);
              if (language) change({ language });
            }}
          >
            <OptionList of={offered.map((language) => [language, languageNames[language]])} />
          </SelectField>
        )}
        <div className={styles.choices}>
          {switches.map((key) => (
            <CheckField
              key={key}
              label={printedMenuText[key]}
              checked={design[key]}
              onChange={(event) => change({ [key]: event.currentTarget.checked })}
            />
          ))}
          <p className={styles.soft}>{printedMenuText.coloursHint}</p>
        </div>
        <div className={styles.act}>
          <Button variant="primary" busy={menu.isDownloading} onClick={menu.download}>
            <Icon name="print" />
            {printedMenuText.download}
          </Button>
        </div>
      </div>
      <PagePreview {...menu} />
    </div>
  );
}
