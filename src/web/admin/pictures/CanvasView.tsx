import { useLayoutEffect, useRef } from "react";

type CanvasViewProps = {
  canvas: HTMLCanvasElement;
  /** The picture in words; without it a screen reader passes over the picture. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Shows a canvas that was drawn elsewhere: the pages' policy allows no pictures with `blob:` addresses. */
export function CanvasView({ canvas, label, className }: CanvasViewProps) {
  const shown = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    shown.current?.getContext("2d")?.drawImage(canvas, 0, 0);
  }, [canvas]);
  return (
    <canvas
      ref={shown}
      // A picture of another size begins on an empty canvas.
      key={`${canvas.width}x${canvas.height}`}
      width={canvas.width}
      height={canvas.height}
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    />
  );
}
