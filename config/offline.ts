/**
 * Whether visited pages and the search are kept for readers without a connection, by a service worker.
 *
 * This is the kill switch: set it to false and deploy. The worker of that deploy deletes everything that was kept and
 * removes itself from every browser that visits; pages no longer ask for one.
 */
export const offline = true as boolean;
