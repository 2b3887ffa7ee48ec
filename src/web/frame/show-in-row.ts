/** Moves a row of links so that the one of the open page is seen, where there is no room for all of them. */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (!link || !row) return;
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  // The row alone is moved: the page stays where somebody left it.
  if (inner.right > outer.right)
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
