import { useEffect, useLayoutEffect, useRef } from "react";
import type { ShownCategory } from "../../content/menu-view.ts";
import { text } from "../../text/dictionary.ts";
import { memo } from "../../ui/memo.ts";
import { showWhole, wantsLessMotion } from "../../ui/scrolling.ts";
import styles from "./CategoryNav.module.css";

type CategoryNavProps = {
  categories: readonly Pick<ShownCategory, "anchor" | "title">[];
  /** The anchor of the category in view. */
  current: string | undefined;
  onGo: (anchor: string) => void;
};

/** The categories in a row, the one in view underlined. Without JavaScript the links still lead there. */
export const CategoryNav = memo(function CategoryNav({
  categories,
  current,
  onGo,
}: CategoryNavProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);

  // The list's size changes with the font size, and when a search leaves links out.
  useLayoutEffect(() => {
    const list = scroller.current?.firstElementChild;
    if (!list) return undefined;
    const placeMarker = () => {
      const link = linkTo(current, scroller.current);
      if (!link || !marker.current) return;
      const { offsetLeft, offsetWidth } = link;
      marker.current.style.transform = `translateX(${offsetLeft}px) scaleX(${offsetWidth})`;
    };
    placeMarker();
    const observer = new ResizeObserver(placeMarker);
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  useEffect(() => {
    const link = linkTo(current, scroller.current);
    if (!scroller.current || !link) return;
    const margin = (scroller.current.clientWidth - link.offsetWidth) / 2;
    scroller.current.scrollTo({
      left: link.offsetLeft - margin,
      behavior: wantsLessMotion() ? "instant" : "smooth",
    });
  }, [current]);

  return (
    <nav className={styles.nav} aria-label={text.a11y.categoryNavigation}>
      <div ref={scroller} className={styles.scroller}>
        <ul className={styles.list}>
          {categories.map(({ anchor, title }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                aria-current={anchor === current ? "true" : undefined}
                onFocus={({ currentTarget }) => showWhole(currentTarget)}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(anchor);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <span ref={marker} className={styles.marker} />
      </div>
    </nav>
  );
});

function linkTo(anchor: string | undefined, scroller: HTMLElement | null) {
  return scroller?.querySelector<HTMLElement>(`[href="#${anchor}"]`);
}
