import type { ReactNode } from "react";

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

/** A line of a list of facts. Null if there is nothing to tell. */
export function Fact({ name, className, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
