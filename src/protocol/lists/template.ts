/** A list of rows with its header, as the SDK has examples of them. */
export interface ListTemplate {
  /** As the SDK calls it, such as `lockup/range/cliff`. */
  readonly id: string;
  readonly columns: readonly string[];
  /** Header and example rows. */
  readonly text: string;
}

/** A format of lists, with the words that name it. */
export interface ListFormat extends ListTemplate {
  readonly family: "lockup" | "flow" | "airdrops";
  readonly shape: string;
  readonly timing?: "duration" | "range";
  /** What pages call it, if not by the ID of its shape. */
  readonly label?: string;
}
