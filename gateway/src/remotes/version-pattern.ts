/** Versions as they are written in addresses: those of package.json, with the build's mark behind a plus sign. */
export const versionPattern = /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/;
