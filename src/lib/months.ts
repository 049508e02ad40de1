/**
 * The months' names in English, from January on. Dates that browsers draw are written with these, not by `Intl`: its
 * locale data differ, and to load them costs a phone more time than to take over a fifth of a page.
 */
export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
