import { release } from 'node:os';

/**
 * The MongoDB that is downloaded: a patch of 8.0, whose support ends in October 2029, raised here by hand. The
 * downloader compares the archive with an MD5 from the same server, over https, and nothing else: no SHA-256 of ours could be
 * fetched for the archives of each system when this was chosen. Data of a newer release cannot go back to an older one.
 */
export const DOWNLOADED_VERSION = '8.0.32';

/** The releases that a new data folder is begun with. */
const OFFERED = ['7.0', '8.0'];
/** Each opens data of its own feature version and of the one before, and no other. */
const RELEASES = ['4.4', '5.0', '6.0', '7.0', '8.0', '8.2', '8.3'];
/** Oldest release that the driver speaks to and that transactions and change streams run on. */
const OLDEST_MAJOR = 5;

const FIRST_OF_NEW_ALLOCATOR = '8.0';

/** Release of a version: "8.0" of "8.0.32". */
export function releaseOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/**
 * Says why a mongod is passed over; undefined when it will do. A folder that has been used with mongod may be started with any
 * release that works, as its data may be of that release.
 */
export function whyPassedOver(version: string, isUsedFolder: boolean): string | undefined {
  if (isUsedFolder && Number.parseInt(version, 10) >= OLDEST_MAJOR) return undefined;
  return OFFERED.includes(releaseOf(version)) ? undefined : `is MongoDB ${version}; ${OFFERED.join(' or ')} is needed`;
}

/** Whether one release is newer than another. */
export function isNewer(release: string, other: string): boolean {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/**
 * Says which MongoDB opens data that a program has refused for its feature version.
 * @param output of the program, where mongod writes that version
 */
export function whyWrongVersion(output: string, version: string): string {
  const data = /featureCompatibilityVersion\W+version:\W+(\d+\.\d+)/.exec(output)?.[1];
  const refusal = `MongoDB ${version} cannot open data of ${data ? `MongoDB ${data}` : 'this version'}.`;
  if (!data) return `${refusal} Start with the MongoDB that it was last used with.`;
  if (isNewer(data, releaseOf(version))) return `${refusal} It never opens newer data: start with MongoDB ${data}.`;
  const next = RELEASES[RELEASES.indexOf(data) + 1];
  return `${refusal} Releases are not skipped: start once with MongoDB ${next ?? data}, which raises the data, then with the next.`;
}

/**
 * Says that this system's kernel is one on which MongoDB 8.0 and newer stop or crash at their start: Linux 6.19 to 7.0.13
 * breaks the allocator that came with 8.0. undefined for any other.
 */
export function whyNotOnKernel(version: string, { platform, kernel } = thisSystem()): string | undefined {
  if (platform !== 'linux' || isNewer(FIRST_OF_NEW_ALLOCATOR, releaseOf(version))) return undefined;
  const [major = 0, minor = 0, patch = 0] = kernel.split(/[.-]/).map(Number);
  const isBroken = (major === 6 && minor >= 19) || (major === 7 && minor === 0 && !(patch >= 14));
  if (!isBroken) return undefined;
  return `MongoDB ${version} does not run on Linux ${kernel}: it needs a kernel before 6.19 or from 7.0.14 on. MongoDB 7.0 runs on it`;
}

function thisSystem(): { platform: NodeJS.Platform; kernel: string } {
  return { platform: process.platform, kernel: release() };
}
