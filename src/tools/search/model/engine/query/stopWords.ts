/** Words that questions are made of. They are left out when something else remains. */
export const STOP_WORDS = new Set(
  (
    "a about an and any are as at be been but by can could did do doe does for from get had has have how i if in into is " +
    "it its me my of on or our should so than that the their them then there these they this to us vs was we were what when " +
    "where which while who why will with would you your work happen " +
    // Without their apostrophe, as the tokeniser gives them.
    "im ive ill wat whats wheres hows thats theres theyre lets am being still just also only really very please " +
    // Around what is asked for: "want to see", "it says".
    "said say see want"
  ).split(" "),
);
