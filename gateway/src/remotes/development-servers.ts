import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const announcement = z.object({ url: z.url({ protocol: /^http$/, hostname: /^localhost$/ }), pid: z.number().int() });

/**
 * Addresses of the development servers that run on this machine now, by the remote's name. Each announces itself in a file
 * of `dir`; the file of one that was killed is ignored.
 */
export function developmentServers(dir: string | undefined): Record<string, string> {
  if (!dir || !statSync(dir, { throwIfNoEntry: false })) return {};
  const servers: Record<string, string> = {};
  for (const file of readdirSync(dir)) {
    const { data } = announcement.safeParse(contentOf(path.join(dir, file)));
    if (data && isAlive(data.pid)) servers[path.basename(file, '.json')] = data.url;
  }
  return servers;
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
