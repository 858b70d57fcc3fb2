import { can, type ProblemCode, problems } from '@practice/contracts';
import { DomainError, refusalOf } from '@practice/service-kit';
import { type Response, Router } from 'express';
import { errorPage } from '../edge/error-page.ts';
import { actorOf, localsOf } from '../edge/locals.ts';
import { standalonePage } from '../edge/standalone-page.ts';
import { GRAPHQL_PATH } from '../graphql/graphql-path.ts';
import { type Encoding, graphiqlFiles } from './graphiql-files.ts';

const PATH = '/api/graphiql';

/**
 * /api/graphiql, to read the schema and try operations as the signed-in user: for staff, served by this server alone.
 */
export function graphiqlRouter(): Router {
  const router = Router();
  router.get(PATH, (_request, response) => {
    localsOf(response).route = PATH;
    response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex').type('html');
    const { role } = actorOf(response);
    if (can(role, 'graphiql:use')) sendPage(response);
    else sendRefusal(response, refusalOf(role));
  });
  router.get(`${PATH}/:file`, async (request, response) => {
    localsOf(response).route = `${PATH}/:file`;
    const { role } = actorOf(response);
    if (!can(role, 'graphiql:use')) throw new DomainError(refusalOf(role));
    const file = (await graphiqlFiles()).get(request.params.file);
    if (!file) throw new DomainError('NOT_FOUND');
    const encoding = (request.acceptsEncodings('br', 'gzip') || 'identity') as Encoding;
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set('Cache-Control', 'private, max-age=86400').vary('Accept-Encoding').type(file.type);
    response.send(file.content[encoding]);
  });
  return router;
}

function sendRefusal(response: Response, code: ProblemCode): void {
  const link = { href: '/admin', text: 'Yönetim Paneline Git' };
  response.status(problems[code].status).send(errorPage(new DomainError(code), localsOf(response).nonce, link));
}

function sendPage(response: Response): void {
  // The editor's icons are a font inside its style sheet.
  const policy = String(response.get('Content-Security-Policy')).replace('font-src', 'font-src data:');
  response.set('Content-Security-Policy', policy).send(page(localsOf(response).nonce));
}

/** The editor creates styles and scripts at run time: everything that scripts create gets the nonce. */
function page(nonce: string): string {
  const head = `<link rel="stylesheet" href="${PATH}/graphiql.css">`;
  const body = `<main id="root"></main>
<noscript>Bu sayfa JavaScript gerektirir.</noscript>
<script nonce="${nonce}">
const createElement = document.createElement;
document.createElement = function (name, options) {
  const element = createElement.call(document, name, options);
  if (element instanceof HTMLStyleElement) element.nonce = '${nonce}';
  return element;
};
window.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => '${PATH}/' + encodeURIComponent(label) + '.js',
};
</script>
<script nonce="${nonce}" src="${PATH}/graphiql.js"></script>
<script nonce="${nonce}">
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), { endpoint: '${GRAPHQL_PATH}', title: 'GraphiQL' });
</script>`;
  return standalonePage({ title: 'GraphiQL', nonce, style: 'body { margin: 0 } #root { height: 100dvh }', head, body });
}
