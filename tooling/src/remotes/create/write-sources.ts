import { resolve } from 'node:path';
import { root } from '../../start/env.ts';
import { createRemote } from './create-remote.ts';
import { packKit } from './pack-kit.ts';

/** `create`: the new remote with its generated types. Gives a sentence on what comes next. */
export async function writeRemote(
  name: string,
  options: { folder?: string | undefined; path?: string | undefined; section?: boolean },
): Promise<string> {
  const path = options.path ?? `/${name.replace(/^mf-/, '')}`;
  const folder = options.folder && resolve(options.folder);
  const dir = await createRemote(root, { name, path, isSection: options.section ?? false }, folder || undefined);
  // It takes seconds to load, which a refusal above need not wait for.
  const { generateTypes } = await import('./generate-types.ts');
  await generateTypes(root, dir);
  return folder
    ? `${name} is in ${dir}. There: npm install, npm test; then here: npm run remotes -- publish ${dir}`
    : `${name} is a workspace. Next: npm install && npm run complete-lock && npm start, then ${options.section ? `/admin#${name.replace(/^mf-/, '')}` : path} shows it.`;
}

/** `kit`: that of a folder that `create` made, brought up to date. */
export async function renewKit(folder: string): Promise<string> {
  await packKit(root, resolve(folder));
  return `The kit is that of this repository. In ${resolve(folder)}: npm install ./kit/*.tgz && npm run codegen`;
}
