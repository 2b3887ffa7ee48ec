import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from "react";
import { ReactCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { sentences } from "../../text/joined.ts";
import { cropText } from "../../text/crop-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CheckField } from "../../ui/Field.tsx";
import { CanvasView } from "./CanvasView.tsx";
import { cutOut, fitWhole } from "./draw-picture.ts";
import styles from "./PictureDialog.module.css";
import {
  maxSideSentPx,
  middleArea,
  shapeAspects,
  type Area,
  type PictureShape,
} from "./picture-shapes.ts";

type PictureDialogProps = {
  /** The picked picture; the dialog is open while there is one. */
  picture: HTMLCanvasElement | undefined;
  shape: PictureShape;
  onDone: (canvas: HTMLCanvasElement) => void;
  onCancel: () => void;
};

const words = cropText.pictures;
const doubleTapMs = 400;

/** Asks how a picture shall get its shape: by cutting a part out, or whole on a ground. */
export function PictureDialog({ picture, shape, onDone, onCancel }: PictureDialogProps) {
  return (
    <Dialog open={picture !== undefined} onClose={onCancel} title={words.adjust}>
      {picture && <Adjustment {...{ picture, shape, onDone, onCancel }} />}
    </Dialog>
  );
}

/** Not a form: the field may stand in one, and forms do not nest. */
function Adjustment({
  picture,
  shape,
  onDone,
  onCancel,
}: PictureDialogProps & { picture: HTMLCanvasElement }) {
  const aspect = shapeAspects[shape];
  const [isCut, setIsCut] = useState(true);
  const [crop, setCrop] = useState(() => percentOf(middleArea(picture, aspect), picture));
  const [outcome] = useState(() => ({
    maxSidePx: maxSideSentPx[shape],
    ground: shape === "logo" ? undefined : paperColour(),
  }));
  const whole = useMemo(() => fitWhole(picture, aspect, outcome), [picture, aspect, outcome]);
  const [isDone, setDone] = useState(false);
  const done = () => setDone(true);
  const end = useEffectEvent(() =>
    onDone(isCut ? cutOut(picture, areaOf(crop, picture), outcome) : whole),
  );
  useEffect(() => {
    if (!isDone) return undefined;
    // The second of a double tap must not meet what the dialog covers.
    const timer = setTimeout(() => end(), doubleTapMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const doneOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    done();
  };
  const way = (label: string, cuts: boolean) => (
    <CheckField
      type="radio"
      name="way"
      label={label}
      checked={isCut === cuts}
      onChange={() => setIsCut(cuts)}
      onKeyDown={doneOnEnter}
    />
  );
  return (
    <div className={styles.adjustment}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{words.adjust}</legend>
        {way(words.crop, true)}
        {way(words.fit, false)}
      </fieldset>
      <div className={styles.stage}>
        {isCut ? (
          <ReactCrop
            className={styles.crop ?? ""}
            crop={crop}
            aspect={aspect}
            keepSelection
            ruleOfThirds
            minWidth={32}
            ariaLabels={words.cropLabels}
            renderSelectionAddon={() => shape === "wide" && <span className={styles.alwaysSeen} />}
            onChange={(_, percent) => setCrop(percent)}
          >
            <CanvasView canvas={picture} label={words.picked} className={styles.picture} />
          </ReactCrop>
        ) : (
          <CanvasView canvas={whole} label={words.picked} className={styles.whole} />
        )}
      </div>
      <p className={styles.hint}>
        {isCut
          ? sentences([words.cropHint, shape === "wide" && words.cropWideHint])
          : outcome.ground === undefined
            ? words.fitLogoHint
            : words.fitHint}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{text.common.cancel}</Button>
        <Button variant="primary" busy={isDone} onClick={done}>
          {words.use}
        </Button>
      </div>
    </div>
  );
}

function percentOf(area: Area, { width, height }: HTMLCanvasElement): PercentCrop {
  return {
    unit: "%",
    x: (area.x / width) * 100,
    y: (area.y / height) * 100,
    width: (area.width / width) * 100,
    height: (area.height / height) * 100,
  };
}

function areaOf(crop: PercentCrop, { width, height }: HTMLCanvasElement): Area {
  return {
    x: (crop.x / 100) * width,
    y: (crop.y / 100) * height,
    width: (crop.width / 100) * width,
    height: (crop.height / 100) * height,
  };
}

function paperColour(): string {
  return getComputedStyle(document.body).getPropertyValue("--paper") || "white";
}
