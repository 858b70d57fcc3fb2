/** The parts of an entry of package-lock.json that are of interest here. */
type Entry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
export type LockFile = { packages: Record<string, Entry> };

const SYSTEMS: Record<string, string> = { windows: 'win32' };
const SYSTEM = /(?:^|[-/])(android|darwin|linux|win32|windows|freebsd|openbsd|netbsd|sunos|aix|openharmony)/;
const PROCESSOR = /-(arm64|arm|x64|64|ia32|ppc64|riscv64|s390x|loong64|wasm32)(?:-|$)/;

/**
 * Builds for other systems that packages name and the lock file does not hold. A registry that mirrors one system alone
 * makes npm leave them out, and `npm ci` then refuses the file, there and on the other systems.
 */
export function missingBuilds({ packages }: LockFile): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isListed(packages, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platformOf(name, Object.keys(entry.optionalDependencies ?? {})),
      };
    }
  }
  return missing;
}

/** Paths of the installed packages whose content the lock file does not hold to a hash. */
export function packagesWithoutHash({ packages }: LockFile): string[] {
  const entries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path);
}

/**
 * Returns the lock file with entries for what `missingBuilds` names and with a hash of each package. npm downloads a build
 * on its own system alone, so the hash of another system's is the one that the registry publishes.
 */
export async function completeLockFile<File extends LockFile>(
  file: File,
  publishedHash: (name: string, version: string) => Promise<string>,
): Promise<File> {
  const packages = { ...file.packages, ...missingBuilds(file) };
  for (const path of packagesWithoutHash({ packages })) {
    const entry = packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    packages[path] = { ...entry, integrity: await publishedHash(name, String(entry?.version)) };
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...file, packages: Object.fromEntries(sorted) };
}

/** As Node looks for a package: beside the one that names it, then further out. */
function isListed(packages: LockFile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** System, processor and C library of a build, read from its name; without those that the name does not say. */
function platformOf(name: string, siblings: string[]): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const system = SYSTEM.exec(name)?.[1];
  const processor = PROCESSOR.exec(name)?.[1];
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) || siblings.includes(`${name}-musl`) ? 'glibc' : undefined;
  return {
    ...(processor ? { cpu: [processor === '64' ? 'x64' : processor] } : {}),
    ...(system === 'linux' && libc ? { libc: [libc] } : {}),
    ...(system ? { os: [SYSTEMS[system] ?? system] } : {}),
  };
}
