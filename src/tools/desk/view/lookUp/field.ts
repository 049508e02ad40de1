/** ID of the desk's field for an address, to which a button of the page leads. */
export const FIELD = "paste";
