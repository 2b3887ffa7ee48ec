import type { CSSProperties } from "react";
import type { ShownItem } from "../../content/menu-view.ts";
import { Photo } from "../../content/Photo.tsx";
import { text } from "../../text/dictionary.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./ImageDialog.module.css";

type ImageDialogProps = { item: ShownItem; open: boolean; onClose: () => void };

/** An item's picture as large as the window allows. */
export function ImageDialog({ item: { image, title }, open, onClose }: ImageDialogProps) {
  return (
    <Dialog
      drawnFirst
      open={open}
      onClose={onClose}
      title={text.a11y.photoOf(title)}
      variant="center"
      titleHidden
      className={styles.large}
    >
      {image && (
        // React's types do not know custom properties.
        <div style={{ "--shape": image.width / image.height } as CSSProperties}>
          <Photo
            image={image}
            alt={text.a11y.photoOf(title)}
            sizes="(min-width: 960px) 960px, 100vw"
            priority="auto"
            className={styles.photo}
          />
        </div>
      )}
    </Dialog>
  );
}
