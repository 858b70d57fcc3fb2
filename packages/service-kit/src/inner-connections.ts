let isAllowed = false;

/**
 * Lets the product connect to addresses of this machine and the networks behind it when staff name them; from
 * ALLOW_INNER_ADDRESSES.
 */
export function allowInnerAddresses(allowed: boolean): void {
  isAllowed = allowed;
}

export function mayReachInnerAddresses(): boolean {
  return isAllowed;
}
