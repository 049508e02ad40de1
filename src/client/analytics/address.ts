/** Returns an address without what readers may have typed: forms carry amounts and accounts after `?` and `#`. */
export function removeValues(address: string): string {
  return address.split(/[?#]/u, 1)[0]!;
}
