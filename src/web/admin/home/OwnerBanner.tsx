import { useEffect, useState, useId } from "react";
import type { Account } from "../../../contract/account.ts";
import { logoOffsetsPx, logoScales } from "../../../domain/account-limits.ts";
import { withColon } from "../../text/joined.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { PictureField } from "../pictures/PictureField.tsx";
import { Button } from "../../ui/Button.tsx";
import { EditedSection } from "./EditedSection.tsx";
import styles from "./OwnerBanner.module.css";
import { useAccountEditor } from "./use-account-editor.ts";

type OwnerBannerProps = {
  account: Account;
  /** Called with the account as it would be if everything were saved now. */
  onPreview: (account: Account) => void;
};

const words = homeEditorText.banner;

/** Logo and banner, edited under the banner itself, which shows every change at once. */
export function OwnerBanner({ account, onPreview }: OwnerBannerProps) {
  const editor = useAccountEditor("banner", account);
  const {
    "data.logo": logo,
    "data.banner": banner,
    "extras.logoScale": logoScale,
    "extras.logoTransitionTop": logoTransitionTop,
  } = editor.fields;
  const [onTheirWay, setOnTheirWay] = useState<readonly string[]>([]);
  const [wasTried, setWasTried] = useState(false);
  useEffect(() => {
    onPreview({
      ...account,
      logo,
      banner,
      extras: { ...account.extras, logoScale, logoTransitionTop },
    });
  }, [account, logo, banner, logoScale, logoTransitionTop, onPreview]);

  const isWaiting = onTheirWay.length > 0;
  const finish = () => {
    setWasTried(isWaiting);
    if (!isWaiting) editor.finish();
  };
  const picture = (name: "logo" | "banner") => ({
    label: words[name],
    image: editor.fields[`data.${name}`],
    error: editor.refused[`data.${name}`],
    onChange: (image: Account["logo"]) => editor.change({ [`data.${name}`]: image }),
    onBusy: (busy: boolean) =>
      setOnTheirWay((names) => (busy ? [...names, name] : names.filter((other) => other !== name))),
  });
  return (
    <EditedSection
      className={styles.owner}
      editor={editor}
      words={words}
      labelOf={labelOf}
      notice={wasTried && isWaiting ? words.pictureOnItsWay : undefined}
      onFinish={finish}
      fields={
        <div className={styles.fields}>
          {/* They stand next to the banner, so that their effect is seen. */}
          <div className={styles.sliders}>
            <SliderField
              label={words.logoScale}
              {...logoScales}
              step={0.1}
              initial={1}
              value={logoScale}
              show={(scale) => words.logoScaleValue(Math.round(scale * 100))}
              onChange={(scale) =>
                editor.change({ "extras.logoScale": Math.round(scale * 10) / 10 })
              }
            />
            <SliderField
              label={words.logoOffset}
              {...logoOffsetsPx}
              step={1}
              initial={0}
              value={logoTransitionTop}
              show={words.logoOffsetValue}
              onChange={(offsetPx) => editor.change({ "extras.logoTransitionTop": offsetPx })}
            />
          </div>
          <PictureField shape="logo" {...picture("logo")} />
          <PictureField shape="wide" hint={words.bannerHint} {...picture("banner")} />
        </div>
      }
    />
  );
}

function labelOf(path: string): string {
  const labels: Partial<Record<string, string>> = {
    "data.logo": words.logo,
    "data.banner": words.banner,
    "extras.logoScale": words.logoScale,
    "extras.logoTransitionTop": words.logoOffset,
  };
  return labels[path] ?? path;
}

type SliderFieldProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  /** Its place until somebody moves it. */
  initial: number;
  value: number;
  /** The value as it is read and said. */
  show: (value: number) => string;
  onChange: (value: number) => void;
};

/** A number that people choose by its effect on the page. */
function SliderField({ label, initial, value, show, onChange, ...range }: SliderFieldProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{show(value)}</output>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={show(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <Button
        aria-label={withColon(words.reset, label)}
        aria-disabled={value === initial}
        className={styles.reset}
        onClick={() => onChange(initial)}
      >
        {words.standard}
      </Button>
    </div>
  );
}
