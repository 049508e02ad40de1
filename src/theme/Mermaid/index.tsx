/**
 * Changes upstream to nothing: diagrams are drawn while the site is built (plugins/diagrams), and the library that
 * would draw them in the browser must not be part of what readers load.
 */
export default function Mermaid(): null {
  return null;
}
