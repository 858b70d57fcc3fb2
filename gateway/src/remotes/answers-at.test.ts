import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answersAt } from './answers-at.ts';

it('an address that redirects does not answer, and what it leads to is not asked', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url === '/moved') response.writeHead(302, { location: '/inner' });
    response.end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  expect(await answersAt(at('/mf-manifest.json'))).toBe(true);
  expect(await answersAt(at('/moved'))).toBe(false);
  expect(asked).toEqual(['/mf-manifest.json', '/moved']);
});
