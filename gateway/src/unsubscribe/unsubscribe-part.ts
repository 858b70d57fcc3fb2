import type { UnsubscribePage } from '@practice/contracts';
import { escapeHtml } from '../edge/escape-html.ts';
import type { LinkPage } from '../link-pages/link-page.ts';

/** The page on which the owner of an address refuses marketing e-mails, or wants them again. */
export function unsubscribePart({ state, maskedAddress }: UnsubscribePage): LinkPage {
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
