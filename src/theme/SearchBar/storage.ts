/**
 * Lets DocSearch's writes to a full storage fail in silence, as long as the modal is open. It stores a search before
 * it follows a result, without a catch: with a full storage a press on a result would do nothing.
 *
 * @returns a function that takes it back.
 */
export function keepWritable(): () => void {
  const original = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key: string, value: string) {
    try {
      original.call(this, key, value);
    } catch (error) {
      if (!key.startsWith("__DOCSEARCH_")) throw error;
    }
  };
  return () => {
    Storage.prototype.setItem = original;
  };
}
