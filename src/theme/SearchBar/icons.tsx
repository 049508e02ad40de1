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
  "m14.300 14.300 4.200 4.200M16.500 9a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0Z",
  20,
  "DocSearch-Search-Icon",
);
