import { runBackup } from '@practice/tooling/backup/main';

/** `npm run backup` on MONGODB_URI; its last line says in how many seconds and with how many megabytes. */
const [path = ''] = process.argv.slice(2);
const start = performance.now();
await runBackup([path]);
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
