import {
  type AdminFeature,
  adminFeatures,
  type Permission,
  permissions,
  remoteChange,
  sectionGroups,
} from '@practice/contracts';
import { z } from 'zod';
import { versionPattern } from './version-pattern.ts';

const path = z.string().regex(/^!?\/[\w\-/]*\*?$/, 'a path such as "/blog/*"');
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
const manifest = z.union([z.string().startsWith('/'), z.url({ protocol: /^https?$/ })]);

const section = z.object({
  key: name,
  title: z.string().min(1),
  description: z.string(),
  group: z.enum(sectionGroups),
  icon: z.string(),
  permission: z.enum(Object.keys(permissions) as [Permission, ...Permission[]]),
  feature: z.enum(Object.keys(adminFeatures) as [AdminFeature, ...AdminFeature[]]).optional(),
  order: z.number(),
});

const addresses = z.array(z.object({ path: z.string().regex(/^\/[\w\-/]*$/), title: z.string().min(1) }));

const names = z.record(z.string(), z.array(z.string()));
const versions = z.record(z.string(), z.string());
/** What a remote imports of the modules that the shell shares, and the versions of their packages; builds of other tools have neither. */
const imported = { sharedImports: names.optional(), packages: versions.optional() };

/** `dist/remote.json`, which every build of a remote writes. Paths are relative to that file. */
export const remoteBuild = z
  .object({
    name,
    version: z.string(),
    manifest: z.string(),
    routes: z.array(path).default([]),
    sections: z.array(section).default([]),
    addresses: addresses.default([]),
    interactiveRoutes: z.array(path).default([]),
    startScripts: z.array(z.string()).default([]),
    startStyles: z.array(z.string()).default([]),
    pageScripts: z.record(path, z.array(z.string())).default({}),
    permission: z.string().optional(),
    server: z.string().optional(),
    persistedDocuments: z.string().optional(),
    ...imported,
  })
  .refine(({ routes, sections }) => routes.length + sections.length > 0, 'at least one route or section');

/** `dist/shell.json`. */
export const shellBuild = z.object({
  version: z.string(),
  main: z.string(),
  startScripts: z.array(z.string()),
  interactiveRoutes: z.array(path).default([]),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  icon: z.string().optional(),
  server: z.string(),
  persistedDocuments: z.string().optional(),
  sharedExports: names.optional(),
  packages: versions.optional(),
});

const version = z.string().regex(versionPattern, 'a version such as "1.4.0+3fa92c1b"');

/** What `npm run remotes -- rollback` goes back to: a published version, or a remote at another address. */
const release = z.union([
  version,
  z.strictObject({
    manifest,
    version: version.optional(),
    routes: z.array(path).min(1).optional(),
    sections: z.array(section).min(1).optional(),
    addresses: addresses.optional(),
    permission: z.string().optional(),
    ...imported,
  }),
]);

const preview = z.strictObject({
  version,
  manifest: manifest.optional(),
  /** Name or id of the one user who may choose it; all staff may when not given. */
  for: z.string().min(1).max(100).optional(),
  /** Its pages, where they are not those of what is live. */
  routes: z.array(path).min(1).optional(),
  ...imported,
});

/**
 * `REMOTES_FILE`: an entry replaces fields of the built remote with its name, or adds a remote that is not built here;
 * `"enabled": false` removes one from the list. A `version` without a `manifest` is a published one (`REMOTES_DIR`); so are
 * `previews`, which only staff who have chosen one see.
 */
export const remotesEntry = z.strictObject({
  name,
  version: version.optional(),
  previous: release.optional(),
  /** The steps before `previous`, the most recent first. */
  earlier: z.array(release).optional(),
  previews: z.array(preview).default([]),
  /** What commands did to the entry, the most recent first. Notes that cannot be read keep nothing from going live. */
  changes: z.array(remoteChange.omit({ name: true })).catch([]),
  manifest: manifest.optional(),
  routes: z.array(path).min(1).optional(),
  sections: z.array(section).min(1).optional(),
  addresses: addresses.optional(),
  permission: z.string().optional(),
  ...imported,
  enabled: z.boolean().default(true),
});

/** The file itself; each of its entries is read by itself (`watchedList`). */
export const remotesFile = z.object({ remotes: z.array(z.unknown()) });

export type RemoteBuild = z.infer<typeof remoteBuild>;
export type ShellBuild = z.infer<typeof shellBuild>;
export type RemotesFile = { remotes: z.infer<typeof remotesEntry>[] };
