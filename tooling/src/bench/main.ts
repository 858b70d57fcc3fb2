import { javascriptSizes } from './javascript-size.ts';

const [origin = 'http://localhost:4000', ...paths] = process.argv.slice(2);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const sizes = await javascriptSizes(origin, paths.length > 0 ? paths : ['/', '/randevu', '/admin']);
for (const { path, untouched, started } of sizes) {
  console.log(`${path}: ${kilobytes(untouched)} before anybody touches the page, ${kilobytes(started)} in all`);
}
