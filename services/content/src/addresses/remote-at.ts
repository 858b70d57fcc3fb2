import { remoteWithOwnPath } from '@practice/contracts';
import { callService } from '@practice/service-kit';

/** The name of the remote that shows a path as its own; what the practice puts there could never be seen. */
export async function remoteAt(path: string): Promise<string | undefined> {
  return remoteWithOwnPath(await callService('identity', 'listLiveRemotes', {}), path)?.name;
}
