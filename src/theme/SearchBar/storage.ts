/** What DocSearch writes, and takes away at once, to find out whether there is a storage: twice for each letter. */
const TRIAL = "__TEST_KEY__";

/**
 * Lets DocSearch's writes to a full storage fail in silence, as long as the modal is open. It stores a search before
 * it follows a result, without a catch: with a full storage a press on a result would do nothing. A trial that went
 * well once is not made again.
 *
 * @returns a function that takes it back.
 */
export function keepWritable(): () => void {
  const original = Storage.prototype.setItem;
  let isTried = false;
  Storage.prototype.setItem = function setItem(key: string, value: string) {
    if (key === TRIAL && isTried) return;
    try {
      original.call(this, key, value);
      isTried ||= key === TRIAL;
    } catch (error) {
      if (!key.startsWith("__DOCSEARCH_")) throw error;
    }
  };
  return () => {
    Storage.prototype.setItem = original;
  };
}
