/** Versions as in addresses: that of package.json, with a hash of the build after a plus sign. */
export const versionPattern = /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/;
