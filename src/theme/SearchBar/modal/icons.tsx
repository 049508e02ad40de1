import { drawing } from "../icons";

// Elements, not components: React passes over an element that it has seen.

export const page = drawing("M4 2.500h8.500l3.500 3.500v11.500H4zM12 2.500V6.500h4");
export const heading = drawing("M7.500 3v14M12.500 3v14M3 7.500h14M3 12.500h14");
export const text = drawing("M3 5h14M3 10h14M3 15h14");
export const clock = drawing(
  "M3.500 7a7.500 7.500 0 1 1-.6 5.500M3 3.500V7h3.500M10.500 6.500V11l2.500 1.500",
);
export const star = drawing(
  "m10 2.500 2.300 4.800 5.200.7-3.800 3.700.9 5.300-4.600-2.500-4.600 2.500.9-5.300L2.500 8l5.200-.7Z",
);
export const cross = drawing("m5 5 10 10M15 5 5 15");
export const enter = drawing(
  "M17.500 3.500V7a4 4 0 0 1-4 4H2.500M8 5.500 2.500 11 8 16.500",
  20,
  "DocSearch-Hit-Select-Icon",
);
export const noConnection = drawing(
  "M1.500 7a13 13 0 0 1 17 0M4.500 10.500a8.500 8.500 0 0 1 11 0M7.500 13.700a4.200 4.200 0 0 1 5 0M10 17h0M3 17.500l14-15",
  40,
);
export const nothingFound = drawing(
  "m13.300 13.300 4.700 4.700M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0M2 18 18 2",
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
