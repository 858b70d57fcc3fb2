import { errors, MongoBinary } from 'mongodb-memory-server-core';
import { messageOf } from '../terminal/user-facing-error.ts';
import type { DownloadMessage, DownloadResult } from './download-mongod.ts';
import { setDownloadSettings } from './download-settings.ts';

// A process of its own: gets the mongod of a version into a folder, both given as arguments, and sends its parent the path or
// the reason for the failure.
process.on('disconnect', () => process.exit(1));
const [downloadDir, version] = process.argv.slice(2);
setDownloadSettings();
process.send?.('begins' satisfies DownloadMessage);
const result: DownloadResult = await MongoBinary.getPath({ downloadDir, version }).then(
  (path) => ({ path }),
  (error) => ({ error: reasonOf(error) }),
);
process.send?.(result satisfies DownloadMessage);

function reasonOf(error: unknown): string {
  const message = messageOf(error);
  const { UnknownPlatformError, UnknownArchitectureError, UnknownLinuxDistro, KnownVersionIncompatibilityError } =
    errors;
  const ofSystem = [
    UnknownPlatformError,
    UnknownArchitectureError,
    UnknownLinuxDistro,
    KnownVersionIncompatibilityError,
  ];
  if (/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ECONNRESET/.test(message)) {
    return 'its server cannot be reached from this machine';
  }
  if (ofSystem.some((kind) => error instanceof kind) || /Status Code is 40[34]/.test(message)) {
    return 'there is none for this system';
  }
  return message.split('\n')[0]?.replace(/\.$/, '') ?? 'no reason given';
}
