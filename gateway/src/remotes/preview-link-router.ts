import { PREVIEW_LINK_PATH } from '@practice/contracts';
import { Router } from 'express';
import { localsOf } from '../edge/locals.ts';
import { linkToken } from '../link-pages/link-token.ts';
import { sendLinkPage } from '../link-pages/send-link-page.ts';
import type { Remotes } from './load-remotes.ts';
import { offeredOf } from './offered-previews.ts';
import { rememberLink } from './preview-choice.ts';
import { readPreviewLink } from './preview-links.ts';
import type { Remote } from './remote.ts';

const PATH = `${PREVIEW_LINK_PATH}/:token`;
const invalid = {
  heading: 'Bu bağlantı geçerli değil',
  content: `<p>Bağlantının tamamını kopyaladığınızdan emin olun ya da gönderenden yenisini isteyin.</p>`,
};
const over = {
  heading: 'Bu önizleme sona erdi',
  content: `<p>Bağlantının süresi doldu ya da önizleme kaldırıldı. Yeni bir bağlantıyı gönderenden isteyebilirsiniz.</p>`,
};
const toSite = '<p><a href="/">Sitenin yayındaki haline git</a></p>';

/**
 * What the link to a preview leads to: the browser that opens it shows the preview, beginning with the remote's first page. It gives no
 * right to anything else.
 */
export function previewLinkRouter(remotes: Pick<Remotes, 'list' | 'previews'>): Router {
  const router = Router();
  router.get(PATH, async (request, response) => {
    localsOf(response).route = PATH;
    const token = linkToken(request);
    const preview = readPreviewLink(token);
    if (!preview) return sendLinkPage(response, 404, { ...invalid, content: invalid.content + toSite });
    const choice = offeredOf({ [preview.name]: preview.version }, remotes.previews());
    const shown = remotes.list(choice).find(({ name, isPreview }) => isPreview && name === preview.name);
    if (!shown || preview.expires <= Date.now())
      return sendLinkPage(response, 410, { ...over, content: over.content + toSite });
    rememberLink(request, response, token, preview);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    response.redirect(303, firstPage(shown));
  });
  return router;
}

function firstPage({ routes }: Remote): string {
  const [route = '/'] = routes.filter((each) => !each.startsWith('!'));
  return route.replace(/\/?\*$/, '') || '/';
}
