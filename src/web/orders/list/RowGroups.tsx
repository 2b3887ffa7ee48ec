import { memo, type ReactNode, type Ref } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./RowGroups.module.css";
import { countsBefore, useRowGroups, usualSize } from "./row-groups.ts";

/** The height of a closed card. */
const usualRem = 13;

type RowGroupsProps<Row> = {
  rows: readonly Row[];
  /** As many of them are there by now. */
  mounted: number;
  keyOf: (row: Row) => number;
  /** What is searched for; others stay, hidden, so that a letter more or less draws nothing anew. */
  isFound?: ((row: Row) => boolean) | undefined;
  draw: (row: Row) => ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  /** Where there is room, the list is a grid of all rows. */
  isGrid?: boolean;
};

/**
 * Some hundred rows of which a browser lays out those near the screen, and of the others looks after a few boxes only. The
 * functions stay the same for as long as they say the same.
 */
export function RowGroups<Row>(props: RowGroupsProps<Row>) {
  const { rows, mounted, keyOf, isFound, draw, ref, className, isGrid = false } = props;
  const groups = useRowGroups(rows, keyOf);
  if (groups.length === 0) return null;
  const before = countsBefore(groups);
  return (
    <div ref={ref} role="list" className={classNames(className, isGrid && styles.grid)}>
      {groups.map((group, at) => {
        const here = Math.min(Math.max(mounted - (before[at] ?? 0), 0), group.rows.length);
        return (
          <Group key={group.id} rows={group.rows} mounted={here} {...{ keyOf, isFound, draw }} />
        );
      })}
    </div>
  );
}

// memo forgets that the component is generic.
const Group = memo(function Group<Row>({
  rows,
  mounted,
  keyOf,
  isFound,
  draw,
}: RowGroupsProps<Row>) {
  const there = rows.flatMap((row, at) => {
    const isShown = isFound?.(row) ?? true;
    return at < mounted || (isFound && isShown) ? { row, isShown } : [];
  });
  if (there.length === 0) return null;
  const shown = there.filter(({ isShown }) => isShown).length;
  // No property of ours, which all that is in it would inherit: one row more or less would style all of them anew.
  const room = { containIntrinsicHeight: `auto ${shown * usualRem}rem` };
  return (
    <div
      className={rows.length > 2 * usualSize ? styles.many : styles.group}
      style={room}
      hidden={shown === 0}
    >
      {there.map(({ row, isShown }) => (
        <div key={keyOf(row)} role="listitem" className={styles.row} hidden={!isShown}>
          {draw(row)}
        </div>
      ))}
    </div>
  );
}) as <Row>(props: RowGroupsProps<Row>) => ReactNode;
