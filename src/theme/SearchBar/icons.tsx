/** A drawing of lines in the colour of the text, on a grid of 20 by 20. What it means is said next to it. */
export const drawing = (d: string, size = 20, className?: string) => (
  <svg
    width={size}
    height={size}
    className={className}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

export const magnifier = drawing(
  "m14.4 14.4 4.1 4.1M15.500 9a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0Z",
  20,
  "DocSearch-Search-Icon",
);
