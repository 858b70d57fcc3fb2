import path from 'node:path';
import type { Service } from '@practice/service-kit';
import { type Response, Router } from 'express';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import { localsOf } from '../edge/locals.ts';
import { standalonePage } from '../edge/standalone-page.ts';
import { buildOpenApi } from './build-openapi.ts';

export const DOCS = '/api/docs';
export const DOCUMENT = '/api/openapi.json';
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** /api/openapi.json, and /api/docs to read and try it: Swagger UI from this server alone. */
export function docsRouter(services: Service[]): Router {
  const router = Router();
  let document: ReturnType<typeof buildOpenApi> | undefined;
  router.get(DOCUMENT, (_request, response) => {
    document ??= buildOpenApi(services);
    response.set('Cache-Control', 'no-cache').json(document);
  });
  router.get(DOCS, (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page(localsOf(response).nonce));
  });
  const folder = swaggerUiFolder();
  for (const file of FILES) {
    router.get(`${DOCS}/${file}`, (_request, response) => sendFile(response, path.join(folder, file)));
  }
  return router;
}

function sendFile(response: Response, file: string): void {
  response.sendFile(file, { maxAge: '1d', dotfiles: 'allow' });
}

function page(nonce: string): string {
  const icon = `<link rel="icon" type="image/png" href="${DOCS}/favicon-32x32.png">`;
  const head = `<link rel="stylesheet" href="${DOCS}/swagger-ui.css">`;
  const body = `<main id="swagger-ui"></main>
<noscript>Bu sayfa JavaScript gerektirir. Belge: <a href="${DOCUMENT}">${DOCUMENT}</a></noscript>
<script nonce="${nonce}" src="${DOCS}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">
SwaggerUIBundle({
  url: '${DOCUMENT}',
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  validatorUrl: null,
  deepLinking: true,
});
</script>`;
  return standalonePage({ title: 'API belgeleri', nonce, style: 'body { margin: 0 }', icon, head, body });
}
