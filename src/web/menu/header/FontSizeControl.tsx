import { useEffect, useRef } from "react";
import { fontSizes, useFontSize } from "../../site/font-size.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import styles from "./FontSizeControl.module.css";

const panelId = "font-size";
/** The panel closes by itself when it is untouched for this long. */
const idleMs = 10_000;

/** Makes all letters smaller or larger; the browser remembers it. */
export function FontSizeControl({ float }: { float: boolean }) {
  const [sizePx, setSizePx] = useFontSize();
  const panel = useClosingWhenIdle();
  const { least, most, step } = fontSizes;
  return (
    <>
      <IconButton
        icon="textSize"
        label={text.header.fontSize}
        float={float}
        className={styles.opener}
        popoverTarget={panelId}
      />
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="group"
        aria-label={text.header.fontSize}
        className={styles.panel}
      >
        <IconButton
          icon="minus"
          label={text.header.smallerFont}
          aria-disabled={sizePx === least}
          onClick={() => setSizePx(sizePx - step)}
        />
        <input
          type="range"
          min={least}
          max={most}
          step={step}
          value={sizePx}
          aria-label={text.header.fontSize}
          aria-valuetext={text.header.fontSizeValue(sizePx)}
          onChange={(event) => setSizePx(event.currentTarget.valueAsNumber)}
        />
        <IconButton
          icon="plus"
          label={text.header.largerFont}
          aria-disabled={sizePx === most}
          onClick={() => setSizePx(sizePx + step)}
        />
        <output className={styles.value}>
          <span aria-hidden="true">{sizePx}</span>
          <span className="visually-hidden">{text.header.fontSizeValue(sizePx)}</span>
        </output>
      </div>
    </>
  );
}

/** Closes the popover when nobody has touched it for a while; the opener gets the focus back. */
function useClosingWhenIdle() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (element.getClientRects().length > 0)
        timer = setTimeout(() => element.hidePopover(), idleMs);
    };
    for (const touch of ["toggle", "pointerdown", "pointermove", "keydown", "input"])
      element.addEventListener(touch, wait, over);
    // The panel may have been opened before the script ran.
    wait();
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
  return panel;
}
