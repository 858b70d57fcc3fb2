import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type RemoteChange, type RemoteImports, remoteChange } from '@practice/contracts';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { goBack } from '@practice/service-kit/remotes-list/go-back';
import { lastLiveChange, type Made } from '@practice/service-kit/remotes-list/list-changes';
import {
  describeRelease,
  hasStepBack,
  liveRelease,
  stepsBack,
  versionOf,
} from '@practice/service-kit/remotes-list/live-release';
import { applyFile, applyPreviews, applyUrls } from './apply-list.ts';
import { developmentServers } from './development-servers.ts';
import { importsOf, missingImports } from './missing-imports.ts';
import { type OfferedPreviews, offeredPreviews, type Viewer } from './offered-previews.ts';
import type { PreviewChoice } from './preview-choice.ts';
import { publishedVersions } from './published-versions.ts';
import { describeBuild, isUrl, originsOf, type Remote } from './remote.ts';
import { type RemoteBuild, remoteBuild, type ShellBuild, shellBuild } from './remote-schemas.ts';
import { watchedJson } from './watched-json.ts';
import { watchedList } from './watched-list.ts';

export type Shell = ShellBuild & { filesDir: string; serverBundle: string };

export type Remotes = {
  /**
   * The current list; every call notices changed builds and a changed `REMOTES_FILE`. With a choice, its previews replace
   * what is live.
   */
  list: (choice?: PreviewChoice) => Remote[];
  /**
   * Which previews a viewer may choose: those for all staff, which are all without one, and the viewer's own. `live` is null for a
   * remote that has never been live.
   */
  previews: (viewer?: Viewer) => OfferedPreviews[];
  /** What was done to the list, as far as it says, the oldest first. */
  changes: () => RemoteChange[];
  /** How a remote's entry stands: what is live by which change, and what a roll back makes live (also as the list says it). */
  historyOf: (name: string) => {
    change: RemoteChange | null;
    version: string | undefined;
    previous: string | null;
    previousVersion: string | undefined;
  };
  /**
   * Makes live what was live before, unless another version than `from` is by now; gives the change.
   * @throws OperationProblem
   */
  rollBack: (name: string, options: Made & { from: string }) => RemoteChange;
  /** What every live remote and every preview imports of the modules that the shell shares. */
  imports: () => RemoteImports[];
  /** Folder with the browser files of a published version. */
  publishedDir: (name: string, version: string) => string | undefined;
  /** The shell's build; undefined until it has been built. */
  shell: () => Shell | undefined;
  /**
   * Addresses other than this site's that remotes are loaded from, for the content security policy of every page; those of a preview
   * are allowed on pages that show it.
   */
  origins: () => string[];
  /** Files of persisted documents (hash to text) of the shell, of the remotes built here and of every published version. */
  documentFiles: () => string[];
};

export type RemotesOptions = {
  /** Folder of the workspaces, which holds shell/ and mf-*. */
  root: string;
  /** Folder of the built mf-*, if it is another one. */
  builds?: string | undefined;
  /** `REMOTES_FILE`. */
  file?: string | undefined;
  /** `REMOTES_DIR`: folder of published versions. */
  dir?: string | undefined;
  /** `REMOTE_<NAME>_URL` by remote name, see `remoteUrls`. */
  urls?: Record<string, string>;
  /** Where development servers announce themselves; absent in production. */
  developmentDir?: string | undefined;
  onBad: (problem: { file: string; message: string }) => void;
};

/** The remotes of this installation: what is built under `root`, changed by `REMOTES_FILE` and `REMOTE_<NAME>_URL`. */
export function loadRemotes({
  root,
  builds: buildsDir = root,
  file,
  dir,
  urls = {},
  developmentDir,
  onBad,
}: RemotesOptions): Remotes {
  const builds = new Map<string, ReturnType<typeof watchedJson<RemoteBuild>>>();
  const shellFile = path.join(root, 'shell', 'dist', 'shell.json');
  const shellInfo = watchedJson({ file: shellFile, schema: shellBuild, onBad });
  const published = publishedVersions({ dir, onBad });
  const missing = new Set<string>();
  const overrides = file ? watchedList({ file: path.resolve(file), onBad }) : undefined;

  function built(): Remote[] {
    for (const entry of readdirSync(buildsDir, { withFileTypes: true })) {
      if (!entry.isDirectory() || !entry.name.startsWith('mf-') || builds.has(entry.name)) continue;
      const info = path.join(buildsDir, entry.name, 'dist', 'remote.json');
      builds.set(entry.name, watchedJson({ file: info, schema: remoteBuild, onBad }));
    }
    return [...builds].flatMap(([folder, json]) => {
      const info = json.read();
      return info ? [describeBuild(path.join(buildsDir, folder, 'dist'), info)] : [];
    });
  }

  const versionOfBuild = (name: string) => built().find((remote) => remote.name === name)?.version;

  function onMissing(name: string, version: string): void {
    if (missing.has(`${name} ${version}`)) return;
    missing.add(`${name} ${version}`);
    onBad({ file: file ?? '', message: `${name} ${version} has not been published` });
  }

  function list(choice: PreviewChoice = {}): Remote[] {
    const content = overrides?.read();
    const live = applyUrls(applyFile(built(), content, { published, onMissing }), {
      ...urls,
      ...developmentServers(developmentDir),
    });
    return applyPreviews(live, content, { published, choice });
  }

  return {
    list,
    shell() {
      const info = shellInfo.read();
      const filesDir = path.dirname(shellFile);
      return info && { ...info, filesDir, serverBundle: path.resolve(filesDir, info.server) };
    },
    previews: (viewer) => offeredPreviews(overrides?.read()?.remotes ?? [], list(), viewer),
    changes() {
      const noted = overrides
        ?.read()
        ?.remotes.flatMap(({ name, changes }) => changes.map((each) => ({ ...each, name })));
      return (noted ?? []).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    },
    historyOf(name) {
      const entry = overrides?.read()?.remotes.find((each) => each.name === name) ?? { name };
      const change = lastLiveChange(entry);
      const ofBuild = versionOfBuild(name);
      const [previous] = stepsBack(entry);
      const hasStep = hasStepBack(entry, ofBuild);
      return {
        change: change ? remoteChange.parse({ ...change, name }) : null,
        version: versionOf(liveRelease(entry)) ?? ofBuild,
        previous: hasStep ? (previous ? describeRelease(previous) : 'built') : null,
        previousVersion: hasStep ? (versionOf(previous) ?? ofBuild) : undefined,
      };
    },
    rollBack(name, { from, ...made }) {
      const assertPublished = (version: string) => {
        const info = published.find(name, version)?.info;
        if (!info) throw new OperationProblem(`${name} ${version} has not been published.`);
        const missing = missingImports(shellInfo.read() ?? {}, [importsOf({ ...info, name, version })]);
        if (missing.length > 0) throw new OperationProblem(missing.join('\n'));
      };
      const entry = goBack(path.resolve(file ?? ''), name, {
        from,
        made,
        built: versionOfBuild(name),
        assertPublished,
      });
      return remoteChange.parse({ ...lastLiveChange(entry), name });
    },
    imports() {
      const entries = overrides?.read()?.remotes ?? [];
      const previews = entries.flatMap(({ name, previews }) =>
        previews.flatMap(({ version }) => list({ [name]: version })),
      );
      return [...list(), ...previews.filter(({ isPreview }) => isPreview)].map(importsOf);
    },
    publishedDir: (name, version) => published.find(name, version)?.filesDir,
    origins: () => originsOf(list()),
    documentFiles() {
      const files = [...builds].map(([folder, json]) => [path.join(buildsDir, folder, 'dist'), json.read()] as const);
      const ofBuilds = [[path.dirname(shellFile), shellInfo.read()] as const, ...files].flatMap(([folder, info]) =>
        info?.persistedDocuments ? [path.resolve(folder, info.persistedDocuments)] : [],
      );
      return [...ofBuilds, ...published.documentFiles()];
    },
  };
}

/**
 * The `REMOTE_<NAME>_URL` variables by remote name: `REMOTE_MF_PUBLIC_URL` is that of `mf-public`. A value is the
 * address of the folder that contains `mf-manifest.json`, or of a manifest.
 * @throws Error that names the invalid variable
 */
export function remoteUrls(environment: Record<string, string | undefined>): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const [variable, value] of Object.entries(environment)) {
    const name = /^REMOTE_([A-Z0-9_]+)_URL$/.exec(variable)?.[1];
    if (!name || !value) continue;
    if (!isUrl(value)) throw new Error(`${variable} must be an http(s) address, but is "${value}"`);
    urls[name.toLowerCase().replaceAll('_', '-')] = value;
  }
  return urls;
}
