/** Nothing above the title: the list of headings on narrow screens is below it (src/theme/DocItem/Content). */
export default function NoContentsAboveTitle(): null {
  return null;
}
