import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { Account } from "../../../contract/account.ts";
import { pageTitle } from "../../../domain/page-title.ts";
import { useUnsaved } from "../../forms/unsaved.ts";
import { text } from "../../text/dictionary.ts";
import { editingText } from "../../text/editing-dictionary.ts";
import { sideBySide } from "../../text/joined.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { focusUnlessElsewhere } from "../../ui/focus-unless-elsewhere.ts";
import { Form } from "../../ui/Form.tsx";
import { Icon } from "../../ui/icons.tsx";
import { pageFragment } from "../../ui/layer-entry.ts";
import { goToTop } from "../../ui/scrolling.ts";
import { focusFirstWrong } from "../../ui/use-first-wrong.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { useSteadyPart } from "../../ui/use-lazy-part.ts";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import { useWide } from "../../ui/use-wide.ts";
import { SavePanel } from "../SavePanel.tsx";
import { SettingsIndex } from "./SettingsIndex.tsx";
import styles from "./SettingsPage.module.css";
import { ShownSection } from "./ShownSection.tsx";
import { isWithin, sectionAnchor, shownSections, type Section } from "./shown-sections.ts";
import { SettingsContext, useSettingsForm, type SettingsForm } from "./use-settings-form.ts";

const words = editingText.pending;

/** The fragment that leads to the index on narrow screens. */
const indexFragment = "#secoes";

const fetchErrors = () => import("./settings-errors.ts");
const fetchConflict = () => import("./SettingsConflict.tsx");

/**
 * Everything that an owner sets, with one save for all. It shows the section that the address's fragment names. Without
 * one a narrow screen shows the index alone. It starts over for another person.
 */
export function SettingsPage({ account }: { account: Account }) {
  const [saves, setSaves] = useState(0);
  const [hasChanged, setHasChanged] = useState(false);
  const early = useSteadyPart(fetchErrors, hasChanged);
  const errors = usePartOnTap(fetchErrors, saves > 0 && !early, () => setSaves(0)) ?? early;
  const form = useSettingsForm(account, errors);
  if (form.changed.length > 0 && !hasChanged) setHasChanged(true);
  const { saving } = form;
  const conflict = usePartOnTap(fetchConflict, saving.state === "conflict", saving.dismiss);
  const sections = shownSections(account, [...form.changed, ...Object.keys(form.errors)]);
  const part = useRef<HTMLElement>(null);
  const { chosen, shown } = useShownSection(sections, part);
  const goToWrong = useWrongFields({ form, sections, shown, part });
  const changedTitles = sections
    .filter(({ paths }) => form.changed.some((path) => isWithin(path, paths)))
    .map(({ key }) => settingsText.titles[key]);
  useUnsaved(form.changed.length > 0, form.discard);
  useNameInTitle(account.name);
  usePageMark("data-settings");
  const saveNow = useEffectEvent(() => {
    form.save();
    goToWrong();
  });
  useEffect(() => {
    if (saves > 0 && errors) saveNow();
  }, [saves, errors]);
  const save = () => setSaves(saves + 1);
  // Visited sections stay hidden on the page: they keep typed values and running requests.
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (shown && !visited.includes(shown.key)) setVisited([...visited, shown.key]);
  return (
    <SettingsContext value={form}>
      <main ref={part} id="content" className={classNames(styles.page, chosen && styles.chosen)}>
        <h1>{text.header.admin}</h1>
        <SettingsIndex sections={sections} shown={shown} />
        <div className={styles.section}>
          {chosen && (
            <a className={styles.back} href={indexFragment}>
              <Icon name="back" />
              {settingsText.sectionNavigation}
            </a>
          )}
          {sections
            .filter(({ key }) => visited.includes(key))
            .map((section) => {
              const card = <ShownSection section={section} />;
              return (
                <div
                  key={section.key}
                  data-section={section.key}
                  hidden={section.key !== shown?.key}
                >
                  {section.paths.length > 0 ? <Form onSubmit={save}>{card}</Form> : card}
                </div>
              );
            })}
        </div>
      </main>
      <SavePanel
        label={words.region}
        unsaved={words.unsaved(sideBySide(changedTitles))}
        form={saves > 0 && !errors ? { ...form, saving: { ...saving, state: "saving" } } : form}
        onSave={save}
        discardQuestion={words.discardQuestion}
      >
        {Object.keys(form.errors).length > 0 && (
          <Button onClick={goToWrong}>{words.goToWrong}</Button>
        )}
      </SavePanel>
      {conflict && <conflict.SettingsConflict sections={sections} />}
    </SettingsContext>
  );
}

/** The section that the address names, and the one that is shown. Its heading gets the focus when it is chosen. */
function useShownSection(sections: readonly Section[], part: RefObject<HTMLElement | null>) {
  const isWide = useWide();
  // Once there it stays, also if the window becomes narrow.
  const [wasWide, setWasWide] = useState(isWide);
  if (isWide && !wasWide) setWasWide(true);
  const hash = useLocationProperty(pageFragment);
  const named = (fragment: string | undefined) =>
    sections.find(({ key }) => fragment === `#${sectionAnchor(key)}`);
  // Another fragment leads to a part of the page, such as its content.
  const [place, setPlace] = useState(hash);
  const isPlace = hash === "" || hash === indexFragment || named(hash);
  if (isPlace && hash !== place) setPlace(hash);
  const chosen = named(place) ?? (wasWide && place !== indexFragment ? sections[0] : undefined);
  const shown = chosen ?? (isWide ? sections[0] : undefined);
  const last = useRef<string>(undefined);
  const arrive = useEffectEvent((fragment: string) => {
    const left = last.current;
    last.current = fragment;
    const find = (wanted: string) => part.current?.querySelector<HTMLElement>(wanted);
    const findHeading = () => find("[data-section]:not([hidden]) h2");
    if (left === undefined) {
      if (named(fragment)) focusUnlessElsewhere(null, findHeading());
    } else if (shown) {
      goToTop();
      findHeading()?.focus({ preventScroll: true });
    } else if (named(left)) find(`[href="${left}"]`)?.focus();
  });
  // Before what else takes the focus in the section.
  useLayoutEffect(() => arrive(place), [place]);
  return { chosen, shown };
}

type Sought = {
  form: SettingsForm;
  sections: readonly Section[];
  shown: Section | undefined;
  part: RefObject<HTMLElement | null>;
};

/**
 * The returned function goes to the first wrong field, in the section that is shown before others. So does a refusal.
 */
function useWrongFields({ form, sections, shown, part }: Sought): () => void {
  const [calls, setCalls] = useState(0);
  const goToWrong = () => setCalls((count) => count + 1);
  const seek = useEffectEvent(() => {
    const wrong = Object.keys(form.errors);
    const isWrong = ({ paths }: Section) => wrong.some((path) => isWithin(path, paths));
    const place = shown && isWrong(shown) ? shown : sections.find(isWrong);
    if (!place) return undefined;
    if (place !== shown) location.hash = sectionAnchor(place.key);
    return focusOnceThere(part, `[data-section=${place.key}]:not([hidden])`);
  });
  // Only then: correcting one field must not take the focus to the next.
  useEffect(() => (calls > 0 ? seek() : undefined), [calls]);
  const { error } = form.saving;
  useEffect(() => (error ? seek() : undefined), [error]);
  return goToWrong;
}

/** Focuses the first wrong field of a place, also if it is yet to be fetched, unless somebody does something else before. */
function focusOnceThere(
  part: RefObject<HTMLElement | null>,
  place: string,
): (() => void) | undefined {
  const focus = () => focusFirstWrong(part.current?.querySelector<HTMLElement>(place) ?? null);
  if (!part.current || focus()) return undefined;
  const drawn = new MutationObserver(() => {
    if (focus()) stop();
  });
  const stop = () => drawn.disconnect();
  drawn.observe(part.current, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-invalid", "hidden"],
  });
  for (const act of ["pointerdown", "keydown"])
    addEventListener(act, stop, { once: true, capture: true });
  return stop;
}

/** The document's title has the account's name from when it was loaded; this page may change the name. */
function useNameInTitle(name: string): void {
  useEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
    if (!named || named.content === name) return;
    named.content = name;
    document.title = pageTitle({ page: text.header.admin, account: name });
  }, [name]);
}
