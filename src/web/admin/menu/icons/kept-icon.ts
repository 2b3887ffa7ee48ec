import type { MenuIcon } from "../../../../contract/content.ts";
import type { Image } from "../../../../contract/fields.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import { readSession, writeSession } from "../../../storage/session-store.ts";
import type { Sent } from "../../../forms/create-once.ts";
import { ownKey } from "../../../forms/stored-draft.ts";
import type { GivenIcon } from "../edits/menu-edits.ts";

export type IconFields = { title: string; image: Image | null };

export type KeptIcon = {
  fields: IconFields;
  /** It was sent and has had no answer. */
  sent?: Sent<GivenIcon> | undefined;
};

/** The new icon belongs to no item, so each person has one. */
const storageKeyNow = () => ownKey("newIcon");

const none: KeptIcon = { fields: { title: "", image: null } };

/**
 * The draft of a new icon; it survives its dialog and a reload. If its answer was lost but `icons` already has it, the
 * draft is dropped: the next one is a new icon.
 */
export function keptIcon(icons: readonly MenuIcon[]): KeptIcon {
  // Only `keepIcon` below writes there.
  const kept = (readSession(storageKeyNow()) ?? none) as KeptIcon;
  const { sent } = kept;
  const isSent = ({ uploads }: MenuIcon) => uploads.icons[0]?.id === sent?.fields.image.id;
  if (!sent || !icons.some(isSent)) return kept;
  keepIcon(none);
  return none;
}

export function keepIcon(icon: KeptIcon): void {
  const { fields, sent } = icon;
  const isEmpty = isBlank(fields.title) && !fields.image && !sent;
  writeSession(storageKeyNow(), isEmpty ? undefined : icon);
}
