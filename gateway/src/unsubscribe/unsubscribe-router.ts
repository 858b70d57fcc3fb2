import { UNSUBSCRIBE_PATH, type UnsubscribePage } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import express, { type Request, type Response, Router } from 'express';
import { escapeHtml } from '../edge/escape-html.ts';
import { visitorContext } from '../edge/visitor-context.ts';
import type { LinkPage } from '../link-pages/link-page.ts';
import { linkToken } from '../link-pages/link-token.ts';
import { refusedChange } from '../link-pages/refused-change.ts';
import { sendLinkPage } from '../link-pages/send-link-page.ts';

const PATH = `${UNSUBSCRIBE_PATH}/:token`;

/**
 * The page that the link in a marketing e-mail leads to. Opening it changes nothing, since mail programs open links by
 * themselves. A post to it unsubscribes, whatever it brings, as mail programs send one for their users (RFC 8058), and gets no
 * redirection; only the form of the page leads back to it, and can take it back.
 */
export function unsubscribeRouter(): Router {
  const router = Router();
  router.get(PATH, async (request, response) => {
    const ctx = visitorContext(request, response);
    await show(response, await callService('messaging', 'readUnsubscribePage', { token: linkToken(request) }, ctx));
  });
  router.post(PATH, express.urlencoded({ limit: '2kb', extended: false }), async (request, response) => {
    const ctx = visitorContext(request, response);
    const token = linkToken(request);
    const choice = choiceOf(request);
    try {
      const change = { token, isSubscribed: choice === 'resubscribe' };
      const page = await callService('messaging', 'changeSubscription', change, ctx);
      if (!choice || page.state === 'unknown') return await show(response, page);
      response.set('Cache-Control', 'no-store').redirect(303, `${UNSUBSCRIBE_PATH}/${encodeURIComponent(token)}`);
    } catch (error) {
      const { status, problem } = refusedChange(error, response);
      const page = await callService('messaging', 'readUnsubscribePage', { token }, ctx);
      await sendLinkPage(response, status, { ...unsubscribePart(page), problem });
    }
  });
  return router;
}

/** Which button of the page was pressed; none in the post of a mail program. */
function choiceOf({ body }: Request): string | undefined {
  return (body as { choice?: string } | undefined)?.choice;
}

function show(response: Response, page: UnsubscribePage): Promise<void> {
  return sendLinkPage(response, page.state === 'unknown' ? 404 : 200, unsubscribePart(page));
}

/** The page on which the owner of an address refuses marketing e-mails, or wants them again. */
function unsubscribePart({ state, maskedAddress }: UnsubscribePage): LinkPage {
  const address = `<strong>${escapeHtml(maskedAddress ?? '')}</strong>`;
  if (state === 'subscribed') {
    return {
      heading: 'Tanıtım e-postalarımızı almak istemiyor musunuz?',
      content: `<p>${address} adresine tanıtım e-postası göndermeyelim mi? ${STAYS}</p>
<form method="post"><button name="choice" value="unsubscribe">Tanıtım e-postası gönderilmesin</button></form>`,
    };
  }
  if (state === 'unsubscribed') {
    return {
      heading: 'Tanıtım e-postası göndermeyeceğiz',
      content: `<p role="status" class="given">${address} adresine artık tanıtım e-postası göndermeyeceğiz. ${STAYS}</p>
<p>Fikriniz değiştiyse:</p>
<form method="post"><button name="choice" value="resubscribe" class="second">Yine gönderilsin</button></form>`,
    };
  }
  return {
    heading: 'Bu bağlantı geçerli değil',
    content: '<p>Bağlantının tamamını kopyaladığınızdan emin olun ya da bizi arayın.</p>',
  };
}

const STAYS = 'Randevunuzla ilgili e-postalar bundan etkilenmez.';
