import { afterDrawing } from "./after-drawing.ts";

/**
 * The dialogs that stand over the page, the topmost last. Style sheets go by marks on the root: to find dialogs in the page by itself
 * (`:has`), a browser would walk through all of it at each change.
 */
export const overPage = new Set<HTMLDialogElement>();

function markPage(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-behind", overPage.size > 0);
  // A dialog that can be closed has messages of its own.
  const isQuiet = [...overPage].some((dialog) => dialog.getAttribute("closedby") !== "none");
  root.toggleAttribute("data-quiet", isQuiet);
}

function shutPage(dialog: HTMLDialogElement): void {
  overPage.add(dialog);
  // First: showing it styles the page, and once is enough.
  markPage();
  dialog.showModal();
}

function openPage(dialog: HTMLDialogElement): void {
  overPage.delete(dialog);
  markPage();
  dialog.close();
}

/** Shows it modally; what it returns closes it. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  shutPage(dialog);
  return () => openPage(dialog);
}

/**
 * As `showDialog`, in two steps: the frame of the tap draws the dialog, the next one shuts the page behind it, and the
 * same again when it closes. To shut or to open a page styles every element of it anew, which takes a phone longer than
 * to draw the dialog. It must not stand in anything that moves what is fixed, or cuts it off.
 */
export function showDialogDrawnFirst(dialog: HTMLDialogElement): () => void {
  // Over another dialog it would not be seen.
  if (overPage.size > 0) return showDialog(dialog);
  dialog.open = true;
  const cancel = afterDrawing(() => {
    // Nothing is drawn in between: the next frame finds it open as before.
    dialog.open = false;
    shutPage(dialog);
  });
  return () => {
    dialog.open = false;
    if (cancel()) return;
    afterDrawing(() => {
      // A dialog that has left the page has opened it already.
      dialog.open = dialog.isConnected;
      openPage(dialog);
    });
  };
}
