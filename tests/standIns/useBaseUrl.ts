/** Returns an address of the site below its root, which is where Docusaurus has it. */
export default function useBaseUrl(path: string, { absolute = false } = {}): string {
  return absolute ? new URL(path, "https://docs.example").href : path;
}
