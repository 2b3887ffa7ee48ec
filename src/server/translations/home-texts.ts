import type { Settings } from "../../contract/account-settings.ts";
import type { TranslationEdit } from "../../contract/translations.ts";
import type { Translations } from "../../domain/languages.ts";
import { lockStoredAccount, updateAccount } from "../account/account-queries.ts";
import { checkSettings } from "../account/check-settings.ts";
import { buttonLabels, homeText, type HomeTextName } from "../account/text-origins.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { TextOrigins } from "../db/tables.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { userIdOf } from "../sessions/principal.ts";
import { placeTranslation } from "./place-translation.ts";

type Text = { texts: Translations; origins: Translations };
export type HomeTexts = Record<string, Text>;

const textKeys: ReadonlyMap<string, HomeTextName> = new Map(
  Object.entries<HomeTextName>({ "home.text": "home_text", "home.minibio": "home_minibio" }),
);

const buttonKey = (at: number) => `home.button.${at}`;

export function homeField(key: string): "text" | "minibio" | "button" {
  const [, name] = key.split(".");
  return name === "text" || name === "minibio" ? name : "button";
}

type Home = { texts: HomeTexts; stored: Awaited<ReturnType<typeof lockStoredAccount>> };

export async function readHome(tx: Tx): Promise<Home> {
  const stored = await lockStoredAccount(tx);
  return { stored, texts: homeTexts(stored.kept, stored.origins) };
}

/** The texts by their keys, the formatted ones first. */
function homeTexts(settings: Settings, origins: TextOrigins): HomeTexts {
  const texts = [...textKeys].map(([key, name]): [string, Text] => [
    key,
    { texts: homeText(settings, name), origins: origins[name] ?? {} },
  ]);
  const buttons = buttonLabels(settings).map((labels, at): [string, Text] => [
    buttonKey(at),
    { texts: labels, origins: origins.home_ctas?.[at] ?? {} },
  ]);
  return Object.fromEntries([...texts, ...buttons]);
}

/** Reads the home page's texts without a lock, for callers that change nothing. */
export async function readHomeTexts(tx: Tx): Promise<HomeTexts> {
  const row = await selectOwn(tx, "accounts").select(["extras", "text_origins"]).executeTakeFirst();
  return homeTexts(row?.extras ?? {}, row?.text_origins ?? {});
}

/** Writes translations of the home page; formatted ones are cleaned as those of settings are. */
export async function writeHome(
  context: Context,
  { home: { texts, stored }, edits }: { home: Home; edits: readonly TranslationEdit[] },
): Promise<void> {
  if (edits.length === 0) return;
  const after = { ...texts };
  for (const edit of edits) {
    const before = after[edit.key];
    if (before) after[edit.key] = placeTranslation(before, edit);
  }
  const settings = checkSettings(changedSettings(edits, stored.kept.home_ctas ?? []));
  const { tx } = context;
  await updateAccount(tx, {
    extras: Object.assign({}, stored.kept, settings),
    features: {},
    dayEnds: undefined,
    text_origins: originsOf(after),
  });
  // The caller tells guests' pages; this event is for the staff's.
  await addEvent(tx, { topic: "account", subjectId: null });
  await addHistory(tx, {
    what: "settings_changed",
    userId: userIdOf(context),
    after: { fields: Object.keys(settings) },
  });
}

type Buttons = NonNullable<Settings["home_ctas"]>;

function changedSettings(edits: readonly TranslationEdit[], stored: Buttons): Settings {
  const texts = edits.flatMap(({ key, language, text }) => {
    const name = textKeys.get(key);
    return name === undefined ? [] : [[`${name}_${language}`, text]];
  });
  const buttons = stored.map((button, at) => {
    const labels = edits.filter(({ key }) => key === buttonKey(at));
    const written = labels.map(({ language, text }) => [`cta_${language}`, text]);
    return { ...button, ...Object.fromEntries(written) };
  });
  const hasButtons = edits.some(({ key }) => !textKeys.has(key));
  return { ...Object.fromEntries(texts), ...(hasButtons ? { home_ctas: buttons } : {}) };
}

function originsOf(texts: HomeTexts): TextOrigins {
  const of = (key: string) => texts[key]?.origins ?? {};
  return {
    home_text: of("home.text"),
    home_minibio: of("home.minibio"),
    home_ctas: Object.keys(texts)
      .filter((key) => !textKeys.has(key))
      .map(of),
  };
}
