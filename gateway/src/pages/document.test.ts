import { expect, it } from 'vitest';
import { pageDocument, plainStarter } from './document.ts';

const start = { main: '/assets/main.js', preload: [], start: 'idle', quietAfter: 0 } as const;
const parts = { htmlAttributes: {}, headHtml: '', styles: [], bodyHtml: '<main></main>', inlineScripts: [] };

it('a page links the style sheets of the remote that the server renders, before any script', () => {
  const styleSheets = ['/remotes/mf-events/1.0.0+aa/expose_routes.css'];
  const assets = { css: '', fonts: [], starter: plainStarter, start, styleSheets };
  const { html } = pageDocument({ ...parts, boot: '{}', assets });
  const link = '<link rel="stylesheet" href="/remotes/mf-events/1.0.0+aa/expose_routes.css">';
  expect(html.indexOf(link)).toBeGreaterThan(0);
  expect(html.indexOf(link)).toBeLessThan(html.indexOf('<script>'));
});
