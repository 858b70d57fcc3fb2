import { type RequestHandler, type Response, Router } from 'express';
import type { ListedSite, SiteList } from './search-files.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

/**
 * /sitemap.xml with its parts, /robots.txt, /.well-known/security.txt, and /llms.txt where the settings switch it on. Made of what visitors find, so
 * the same for everybody.
 */
export function searchFilesRouter(list: SiteList): Router {
  const router = Router();
  router.get('/sitemap.xml', async (_request, response) =>
    send(response, 'application/xml', sitemap(await list.read())),
  );
  router.get(/^\/sitemap-(\d{1,4})\.xml$/, async (request, response, next) => {
    const part = sitemapPart(await list.read(), Number(request.params[0]));
    return part === undefined ? next() : send(response, 'application/xml', part);
  });
  router.get('/robots.txt', async (_request, response) => send(response, 'text/plain', robots(await list.read())));
  router.get('/.well-known/security.txt', securityFile(list));
  router.get('/llms.txt', modelsFile(list));
  return router;
}

/** RFC 9116; there is none without a contact. */
function securityFile(list: SiteList): RequestHandler {
  return async (_request, response, next) => {
    const site = await list.read();
    return site.securityContact ? send(response, 'text/plain', security(site, new Date())) : next();
  };
}

function modelsFile(list: SiteList): RequestHandler {
  return async (_request, response, next) => {
    const site = await list.read();
    return site.isForModels ? send(response, 'text/plain', llms(site)) : next();
  };
}

/** Asked for again each time; what did not change is not sent again (ETag). */
function send(response: Response, type: string, text: string): void {
  response.type(type).set('Cache-Control', 'no-cache').send(text);
}

function robots({ urlOf }: ListedSite): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${urlOf('/sitemap.xml')}`, ''].join(
    '\n',
  );
}

/** It expires in half a year, by the day: until then it is the same for a day. */
function security({ securityContact, language, urlOf }: ListedSite, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 182));
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${[...new Set([language, 'en'])].join(', ')}`,
    `Canonical: ${urlOf('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

function llms({ name, description, addresses }: ListedSite): string {
  const lines = addresses.map(
    ({ title, url, text }) => `- [${oneLine(title)}](${url})${text ? `: ${oneLine(text)}` : ''}`,
  );
  return [`# ${oneLine(name)}`, '', `> ${oneLine(description)}`, '', '## Sayfalar', '', ...lines, ''].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/[\s[\]]+/g, ' ').trim();
}
