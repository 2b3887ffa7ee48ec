/** Line drawings on a grid of 24, for the tools of formatted text. */
const paths = {
  bold: "M7 5h5.5a3.4 3.4 0 0 1 0 7H7zM7 12h6.5a3.5 3.5 0 0 1 0 7H7z",
  italic: "M10 5h8M6 19h8M14 5l-4 14",
  heading: "M5 8V5h14v3M12 5v14M9 19h6",
  subheading: "M8 12v-2.5h8V12M12 9.5V19M10 19h4",
  bulletList: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
  numberedList:
    "M10 6h10M10 12h10M10 18h10M3.8 5l1.6-1.2V9M3.6 14c.2-1.6 3-1.6 3 0 0 1.2-3 2.4-3 4h3.2",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  removeLink:
    "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1M4 4l16 16",
};

export type ToolName = keyof typeof paths;

export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "bold" ? 2.6 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
