/** An order slip with a torn edge, and on it the petals of the tiles that pages are covered with. */
const slip =
  "M6.5 2.5h17A2.5 2.5 0 0 1 26 5v25l-3.7-2.6L18.7 30 15 27.4 11.3 30l-3.6-2.6L4 30V5a2.5 2.5 0 0 1 2.5-2.5z";
const petals =
  "M15 14.5A7.5 7.5 0 0 1 22.5 7 7.5 7.5 0 0 1 15 14.5zM15 14.5a7.5 7.5 0 0 1 7.5 7.5 7.5 7.5 0 0 1-7.5-7.5zM15 14.5A7.5 7.5 0 0 1 7.5 22 7.5 7.5 0 0 1 15 14.5zM15 14.5A7.5 7.5 0 0 1 7.5 7 7.5 7.5 0 0 1 15 14.5z";

/** The product's own name; in every language, in the letters of titles. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="4 2 22 29" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={slip + petals} />
      </svg>
      Comanda
    </span>
  );
}
