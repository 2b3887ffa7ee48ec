import { useSite } from "../../../site/site.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { smallestPicture } from "../../../ui/picture-source.ts";
import styles from "./EntryForm.module.css";
import { useOwner } from "../owner-context.ts";
import type { SwitchState } from "./use-switches.ts";

type IconChoiceProps = {
  switches: SwitchState;
  /** Called to add an icon, or to take one away. */
  onManage: () => void;
};

const words = entryText.icons;

/** The account's icons that an item shows; saved at once. */
export function IconChoice({ switches, onManage }: IconChoiceProps) {
  const { icons } = useOwner();
  const { assetsUrl } = useSite();
  return (
    <fieldset className={styles.icons}>
      <legend>{words.heading}</legend>
      {icons.map(({ id, title, uploads }) => {
        const isOn = switches.hasIcon(id);
        const image = uploads.icons[0];
        return (
          <button
            key={id}
            type="button"
            className={styles.icon}
            aria-pressed={isOn}
            onClick={() => switches.set({ icons: { [id]: !isOn } })}
          >
            {image && (
              <img src={smallestPicture({ ...image, assetsUrl })} alt="" width="20" height="20" />
            )}
            {title}
            {isOn && <Icon name="check" />}
          </button>
        );
      })}
      <Button onClick={onManage}>{icons.length === 0 ? words.add : words.manage}</Button>
    </fieldset>
  );
}
