import {
  defaultValues,
  envName,
  ResolveConfigVariables as Setting,
} from 'mongodb-memory-server-core/lib/util/resolveConfig.js';

const ours: Partial<Record<Setting, string>> = {
  [Setting.DOWNLOAD_MIRROR]: 'https://fastdl.mongodb.org',
  [Setting.MAX_RETRIES]: '1',
};

/**
 * Makes every setting of mongodb-memory-server in the environment of this process, which the library reads before any
 * package.json: neither those of this machine nor those of a project above lead to another version or another place.
 */
export function setDownloadSettings(): void {
  for (const name of Object.values(Setting)) process.env[envName(name)] = ours[name] ?? defaultValues.get(name) ?? '';
}
