import { create } from "qrcode";
import { useMemo } from "react";
import styles from "./QrCode.module.css";

/** White around a code, in its modules; readers need it. */
const margin = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * margin;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={`M${-margin} ${-margin}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const dark = [...data.keys()].filter((index) => data[index] === 1);
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join("");
  return { size, path };
}
