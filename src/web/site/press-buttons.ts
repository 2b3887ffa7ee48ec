/**
 * A press on a button begins no selection of text. To find the nearest place for one, a browser may walk back through
 * all of a long menu, and after that again at each change of the page; a slow phone takes longer for it than for what
 * the button does. The focus goes to the button as ever.
 */
export function pressWithoutSelecting(): void {
  addEventListener("mousedown", (event) => {
    const { target, button, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || !(target instanceof Element)) return;
    const pressed = target.closest("button");
    if (!pressed) return;
    event.preventDefault();
    pressed.focus({ preventScroll: true });
  });
}
