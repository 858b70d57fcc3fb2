import { backUp } from '@practice/service-kit/backup/back-up';

/** Backs up a database to a file, encrypted as by itself, and says in how many seconds and with how many megabytes. */
const [uri = '', path = ''] = process.argv.slice(2);
const start = performance.now();
await backUp(uri, path, { secret: 'a secret of the bench, long enough for it' });
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
