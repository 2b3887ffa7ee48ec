import { afterDrawing } from "./after-drawing.ts";

/**
 * The dialogs that stand over the page, the topmost last. Style sheets go by marks on the root: to find dialogs with
 * `:has`, a browser would walk through the whole page at each change.
 */
export const overPage = new Set<HTMLDialogElement>();

function markPage(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-behind", overPage.size > 0);
  // A dialog that can be closed shows messages itself.
  const isQuiet = [...overPage].some((dialog) => dialog.getAttribute("closedby") !== "none");
  root.toggleAttribute("data-quiet", isQuiet);
}

function shutPage(dialog: HTMLDialogElement): void {
  overPage.add(dialog);
  // The marks come first: showing the dialog styles the page, and once is enough.
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
 * Like `showDialog`, in two frames: the first draws the dialog, the second makes the page inert; the reverse when it
 * closes. Making a page inert restyles all its elements, which takes a phone longer than drawing the dialog. The dialog
 * must not be in an element that moves or clips what is fixed.
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
      // A dialog that was removed from the document shuts the page no longer.
      dialog.open = dialog.isConnected;
      openPage(dialog);
    });
  };
}
