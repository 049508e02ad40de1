/** What readers without a connection can use. */
export const offline = {
  /**
   * Whether visited pages and the search are cached for them, by a service worker.
   *
   * This is the kill switch: set it to false and deploy. The worker of that deploy deletes all that was cached and
   * removes itself from every browser that visits; pages no longer ask for one.
   */
  enabled: true as boolean,
};
