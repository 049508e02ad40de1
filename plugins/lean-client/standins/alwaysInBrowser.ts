/** For a component that uses the difference between hydration and later only to be drawn a second time. */
export default function useIsBrowser(): boolean {
  return true;
}
