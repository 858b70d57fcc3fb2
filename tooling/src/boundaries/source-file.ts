import type { Workspace } from '../workspaces/find-workspaces.ts';

/** A source file and where it stands. Paths use slashes and are relative to the root. */
export type SourceFile = {
  path: string;
  workspace: Workspace;
  kind: Kind;
  /** The folder directly in `src` that it lies in; undefined for files of `src` itself and outside of it. */
  feature: string | undefined;
  /** Settings and tests see more than what is shipped. */
  isConfig: boolean;
  isTest: boolean;
};

export type Kind = 'shell' | 'remote' | 'gateway' | 'service' | 'contracts' | 'ui' | 'service-kit' | 'tooling' | 'test';

const kindsByFolder: Record<string, Kind> = {
  shell: 'shell',
  gateway: 'gateway',
  'packages/contracts': 'contracts',
  'packages/ui': 'ui',
  'packages/service-kit': 'service-kit',
  tooling: 'tooling',
  e2e: 'test',
  bench: 'test',
};

/** The kind of a workspace by its folder; undefined for one that has no rules. */
export function kindOf(dir: string): Kind | undefined {
  if (dir.startsWith('services/')) return 'service';
  if (dir.startsWith('mf-')) return 'remote';
  return kindsByFolder[dir];
}

export function describeFile(path: string, workspace: Workspace, kind: Kind): SourceFile {
  const inside = path.slice(workspace.dir.length + 1);
  const name = inside.split('/').at(-1) ?? '';
  return {
    path,
    workspace,
    kind,
    feature: featureOf(inside),
    isConfig: /\.config\.[cm]?[jt]s$/.test(name),
    isTest: /\.test\.tsx?$/.test(name) || inside.includes('/testing/'),
  };
}

/** `src/booking/book.ts` lies in `booking`; a path is relative to its workspace. */
export function featureOf(inside: string): string | undefined {
  const [src, feature, ...rest] = inside.split('/');
  return src === 'src' && rest.length > 0 ? feature : undefined;
}
