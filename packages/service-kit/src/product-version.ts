let version = 'unknown';

/** Sets which version of the product this process is of; from PRODUCT_VERSION. */
export function setProductVersion(value: string): void {
  version = value;
}

export function productVersion(): string {
  return version;
}
