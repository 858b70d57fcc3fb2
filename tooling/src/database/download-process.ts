import { MongoBinary } from 'mongodb-memory-server-core';
import { messageOf } from '../terminal/user-facing-error.ts';
import type { DownloadMessage, DownloadResult } from './download-mongod.ts';

// A process of its own: gets mongod into the folder given as argument, and sends its parent the path or the reason for
// the failure.
process.on('disconnect', () => process.exit(1));
const [downloadDir] = process.argv.slice(2);
process.send?.('begins' satisfies DownloadMessage);
const result: DownloadResult = await MongoBinary.getPath({ downloadDir }).then(
  (path) => ({ path }),
  (error) => ({ error: reasonOf(messageOf(error)) }),
);
process.send?.(result satisfies DownloadMessage);

function reasonOf(message: string): string {
  if (/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ECONNRESET/.test(message)) {
    return 'its server cannot be reached from this machine';
  }
  if (/Unknown\/unsupported|Status Code is 40[34]/.test(message)) return 'there is none for this system';
  return message.split('\n')[0]?.replace(/\.$/, '') ?? 'no reason given';
}
