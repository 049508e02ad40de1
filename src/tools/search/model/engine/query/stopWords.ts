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

/** Words of everyday speech, around what is asked for as well. They are looked up, and say less than as rare a word would. */
export const FILLERS = new Set(
  (
    "already anybody anyone anything bit come came else enough ever everyone everything even find gone here kind know " +
    "later let look lot made make maybe much need now off one other over people person place put really side simply " +
    "somebody someone something stay take taken tell thing today too took try turn use used using way well yet"
  ).split(" "),
);
