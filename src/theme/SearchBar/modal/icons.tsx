import { drawing } from "../icons";

// Elements, not components: React passes over an element that it has seen.

export const page = drawing("M12 1.500H4a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-11ZM11 1.500v6h6");
export const heading = drawing("M7.500 3v14M12.500 3v14M3 7.500h14M3 12.500h14");
export const text = drawing("M3 5h14M3 10h14M3 15h14");
export const clock = drawing("M3 7a8 8 0 1 1 1.300 9M2.500 3v4.200h4M10.500 6v5.500l2.500 1.500");
export const star = drawing(
  "m10 1.800 2.500 5.100 5.600.8-4 4 .9 5.600-5-2.700-5 2.700.9-5.600-4-4 5.600-.8Z",
);
export const cross = drawing("m5 5 10 10M15 5 5 15");
export const enter = drawing(
  "M17.500 3.500V7a4 4 0 0 1-4 4H2.500M8 5.500 2.500 11 8 16.500",
  20,
  "DocSearch-Hit-Select-Icon",
);
export const noConnection = drawing(
  "M1 6.500a13.800 13.800 0 0 1 18 0M4 10a9 9 0 0 1 12 0M7.200 13.600a4.500 4.500 0 0 1 5.600 0M10 17.500h0M2.500 17 17.500 2",
  40,
);
export const nothingFound = drawing(
  "m14.700 14.700 4.300 4.300M17 9A8 8 0 1 1 1 9a8 8 0 0 1 16 0M2 18 18 2",
  40,
);

/** The line from a page to a section below it: the last, or one that others follow. */
const branch = (d: string) => (
  <svg
    className="DocSearch-Hit-Tree"
    viewBox="0 0 24 54"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d={d} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
export const branches = { continues: branch("M8 6v42M8 27h12"), ends: branch("M8 6v21h12") };

export const spinner = (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="10" cy="10" r="8" strokeOpacity="0.2" />
    <path d="M18 10a8 8 0 0 0-8-8" strokeOpacity="0.6">
      <animateTransform
        attributeName="transform"
        type="rotate"
        from="0 10 10"
        to="360 10 10"
        dur="1s"
        repeatCount="indefinite"
      />
    </path>
  </svg>
);
