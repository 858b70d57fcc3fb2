import { takeLock } from '../lock.ts';

// Holds the lock of the folder given as argument until it is killed.
const { lock } = await takeLock({
  folder: process.argv[2] ?? '',
  purpose: 'product',
  describe: () => ({ address: 'first', isStopping: false }),
});
process.send?.(lock ? 'held' : 'refused');
setInterval(() => {}, 60_000);
