import { expect, it } from 'vitest';
import { testGateway } from './testing/test-gateway.ts';
import { testShell } from './testing/test-shell.ts';

const shell = testShell({ '/': '{ siteSettings { settingKey settingValue } }' });
const gateway = testGateway({ remotes: { shell } });

it('a saved setting is in the very next page, REST response and GraphQL response, thirty times in a row', async () => {
  const admin = await gateway.login('admin');
  const visitor = gateway.visitor();
  const missed: string[] = [];
  for (let round = 0; round < 30; round++) {
    const settingValue = `Merhaba, sefer ${round}`;
    const saved = await admin.send('PUT', '/api/site-settings/bulk', {
      settings: [{ key: 'hero_title', value: settingValue }],
    });
    expect(saved.status).toBe(200);
    const page = await visitor.get('/', { accept: 'text/html' });
    if (!page.text.includes(`"${settingValue}"`)) missed.push(`page ${round}`);
    const rest = await visitor.get('/api/site-settings?category=content');
    if (!rest.text.includes(`"${settingValue}"`)) missed.push(`REST ${round}`);
    const graphql = await visitor.graphql('{ siteSettings { settingValue } }');
    if (!graphql.text.includes(`"${settingValue}"`)) missed.push(`GraphQL ${round}`);
  }
  expect(missed).toEqual([]);
});
