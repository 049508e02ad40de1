import { writeSealed } from "./sealedLink";

/** Name of the parameter that carries a text to the desk. */
export const DESK_PARAMETER = "of";

/** Returns the page of the desk with a text in it, such as an address: `/desk#seal=1k2j3h4&of=0x12…`. */
export const composeDeskLink = (pasted: string): string =>
  `/desk#${writeSealed(new URLSearchParams({ [DESK_PARAMETER]: pasted }))}`;
