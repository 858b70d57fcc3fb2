import { posix } from 'node:path';
import type { Workspace } from '../workspaces/find-workspaces.ts';
import type { Source } from './read-imports.ts';
import { featureOf, type Kind, kindOf, type SourceFile } from './source-file.ts';

/** Judges one import of a file: what is wrong, or undefined. */
type Rule = (file: SourceFile, specifier: string, workspaces: Workspace[]) => string | undefined;

/** Which workspaces of ours each kind may import. A service is one that the gateway runs, by its entry alone. */
const allowed: Record<Kind, Kind[]> = {
  shell: ['ui', 'contracts'],
  remote: ['ui', 'contracts'],
  gateway: ['contracts', 'service-kit', 'service'],
  service: ['contracts', 'service-kit'],
  contracts: [],
  ui: ['contracts'],
  'service-kit': ['contracts'],
  tooling: ['contracts', 'service-kit'],
  test: ['contracts', 'tooling'],
};

const importsOurs: Rule = (file, specifier, workspaces) => {
  const target = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!target || target === file.workspace) return undefined;
  const kind = kindOf(target.dir);
  if ((file.isConfig || file.isTest) && kind === 'tooling') return undefined;
  if (!kind || !allowed[file.kind].includes(kind)) {
    const list = allowed[file.kind].join(', ') || 'nothing of ours';
    return `a ${file.kind} file imports ${specifier}; it may import ${list}`;
  }
  if (kind === 'service' && specifier !== target.name)
    return `imports ${specifier}; a service is run by its entry ${target.name}`;
  return undefined;
};

const staysInWorkspace: Rule = (file, specifier) => {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(file.path), specifier);
  if (target.startsWith(`${file.workspace.dir}/`)) return undefined;
  return `the relative import ${specifier} leaves the workspace ${file.workspace.dir}`;
};

const keepsFeaturesSeparate: Rule = (file, specifier) => {
  const hasFeatures = file.kind === 'service' || file.kind === 'remote' || file.kind === 'shell';
  // A test may set its scene with what other features do.
  if (!hasFeatures || !file.feature || file.isTest || !specifier.startsWith('.')) return undefined;
  const inside = posix.join(posix.dirname(file.path), specifier).slice(file.workspace.dir.length + 1);
  const target = featureOf(inside);
  if (!target || target === file.feature || target === 'generated') return undefined;
  const { shared, composition } = layersOf(file.workspace);
  if (shared.includes(target)) return undefined;
  if (shared.includes(file.feature)) return `${file.feature} is shared and imports ${target}, which is not`;
  if (composition.includes(file.feature) && !composition.includes(target)) return undefined;
  return `the feature ${file.feature} imports ${target}; what features have in common is listed in "practice.shared"`;
};

/** Vendor packages, and the folders that may import them. */
const vendors: { names: RegExp; folders: string[]; instead: string }[] = [
  { names: /^@chakra-ui\//, folders: ['packages/ui'], instead: '@practice/ui' },
  { names: /^react-router/, folders: ['packages/ui'], instead: '@practice/ui/router' },
  { names: /^@apollo\/client/, folders: ['packages/ui', 'gateway/src/pages'], instead: '@practice/ui/data' },
  { names: /^@apollo\/server/, folders: ['gateway'], instead: 'the gateway' },
  { names: /^@emotion\//, folders: ['packages/ui', 'shell'], instead: '@practice/ui' },
];

const leavesVendorsToUi: Rule = (file, specifier) => {
  const vendor = vendors.find(({ names }) => names.test(specifier));
  if (!vendor || vendor.folders.some((folder) => file.path.startsWith(`${folder}/`))) return undefined;
  return `imports ${specifier}; it is used through ${vendor.instead}`;
};

export const importRules: Rule[] = [importsOurs, staysInWorkspace, keepsFeaturesSeparate, leavesVendorsToUi];

/** The line where a file reads the environment, which is parsed once, in `env.ts` of each process; undefined when it does not. */
export function readsEnvironment(file: SourceFile, { code, imports }: Source): number | undefined {
  const isFree = file.isConfig || file.isTest || file.kind === 'tooling' || file.kind === 'test';
  if (isFree || file.path.endsWith('/env.ts')) return undefined;
  const taken = imports.find(({ specifier, names }) => /^(?:node:)?process$/.test(specifier) && /\benv\b/.test(names));
  if (taken) return taken.line;
  const index = code.search(
    /\bprocess\s*\.\s*env\b|\bimport\s*\.\s*meta\s*\.\s*env\b|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b/,
  );
  return index < 0 ? undefined : code.slice(0, index).split('\n').length;
}

/**
 * The roles of a workspace's folders, declared in package.json: `"practice": { "shared": […], "composition": […] }`.
 * All features may import the shared, and it imports none of them. The composition puts the features together, and none
 * of them imports it; so do the files of `src` itself.
 */
function layersOf({ manifest }: Workspace): { shared: string[]; composition: string[] } {
  const practice = manifest.practice as { shared?: string[]; composition?: string[] } | undefined;
  return { shared: practice?.shared ?? [], composition: practice?.composition ?? [] };
}
