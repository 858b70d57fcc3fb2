/** Where a tap on the address leads: a map search for it. */
export function directionsTo(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
}
