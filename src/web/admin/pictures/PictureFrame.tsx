import { useState, type DragEvent } from "react";
import type { Image } from "../../../contract/fields.ts";
import { Photo } from "../../content/Photo.tsx";
import { uploadText } from "../../text/upload-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { CanvasView } from "./CanvasView.tsx";
import styles from "./PictureField.module.css";
import type { PictureShape } from "./picture-shapes.ts";

const words = uploadText.pictures;

type PictureFrameProps = {
  image: Image | null;
  /** Shown instead of the image while it is on its way. */
  canvas: HTMLCanvasElement | undefined;
  label: string;
  shape: PictureShape;
  onDrop: (file: File) => void;
};

/** The picture as it stands, and where another can be dropped. */
export function PictureFrame({ image, canvas, label, shape, onDrop }: PictureFrameProps) {
  const [isOver, setIsOver] = useState(false);
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onDrop(file);
    },
  };
  return (
    <div className={classNames(styles.frame, styles[shape], isOver && styles.over)} {...drag}>
      {shown()}
      {isOver && <p className={styles.dropNow}>{words.dropNow}</p>}
    </div>
  );

  function shown() {
    if (canvas) return <CanvasView canvas={canvas} className={styles.picture} />;
    if (!image) {
      return (
        <p className={styles.empty}>
          <Icon name="plus" />
          {words.none}
          <span className={styles.dropHere}>{words.dropHere}</span>
        </p>
      );
    }
    return (
      <Photo
        // A logo may be transparent, and its colour would show through.
        image={shape === "logo" ? { ...image, colour: "" } : image}
        alt={label}
        sizes={shape === "wide" ? "(max-width: 30rem) 100vw, 30rem" : "160px"}
        className={styles.picture}
      />
    );
  }
}
