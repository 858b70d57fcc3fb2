// @vitest-environment node
import type { RenderRequest } from '@practice/contracts';
import { Heading, PagePart } from '@practice/ui';
import type { RemoteModule } from '@practice/ui/router';
import { useLocation } from '@practice/ui/router';
import { describe, expect, it } from 'vitest';
import { siteResponses } from '../testing/site-data.ts';
import { renderPage } from './render-page.tsx';

const settings = { site_name: 'Uzm. Psk. Elif Aydın', contact_phone: '0282 555 12 34' };
const remote = { name: 'mf-public', version: '1', manifest: '/remotes/mf-public/mf-manifest.json', routes: ['/*'] };

function Screen() {
  return <Heading as="h1">Merhaba {useLocation().pathname}</Heading>;
}

function LongScreen() {
  return <p>{'Uzun metin. '.repeat(5000)}</p>;
}

function BrokenScreen(): never {
  throw new Error('kırıldı');
}

const page: RemoteModule['page'] = async () => ({ status: 200, title: 'Ana Sayfa' });

function render(module: Partial<RemoteModule> | undefined, changes: Partial<RenderRequest> = {}) {
  return renderPage({
    url: 'https://example.org/blog?x=1',
    remotes: [remote],
    owner: { name: remote.name, ...(module ? { module: { default: Screen, page, ...module } } : {}) },
    execute: siteResponses({ settings }) as RenderRequest['execute'],
    signal: AbortSignal.timeout(10_000),
    ...changes,
  });
}

describe('a page', () => {
  it('comes with frame, content, head and its data', async () => {
    const { status, bodyHtml, headHtml, boot, errors } = await render({});
    expect(status).toBe(200);
    expect(bodyHtml).toMatch(/<h1[^>]*>Merhaba <!-- -->\/blog<\/h1>/);
    expect(bodyHtml).toContain('href="tel:+902825551234"');
    expect(headHtml).toContain('<title data-head="">Ana Sayfa | Uzm. Psk. Elif Aydın</title>');
    expect(boot).toMatchObject({ remotes: [remote], hasHead: true });
    expect(Object.values(boot.cache ?? {})).toContainEqual(
      expect.objectContaining({ siteSettings: expect.any(Array) }),
    );
    expect(errors).toEqual([]);
  });

  it('can be read without scripts, however long it is', async () => {
    const { bodyHtml } = await render({ default: LongScreen });
    expect(bodyHtml).toContain('Uzun metin. Uzun metin.');
    expect(bodyHtml).not.toMatch(/<script|hidden id="S:/);
  });

  it('has its styles apart from its HTML, and the colours of the settings in one', async () => {
    const execute = siteResponses({ settings: { ...settings, primary_color: '#7A1F5F' } }) as RenderRequest['execute'];
    const { styles, bodyHtml, headHtml } = await render({}, { execute });
    expect(styles.length).toBeGreaterThan(2);
    expect(bodyHtml + headHtml).not.toContain('<style');
    expect(styles.at(-1)?.css).toContain('--p-colors-pine-solid:#7A1F5F');
  });

  it('has the motion setting on its root', async () => {
    const execute = siteResponses({ settings: { animation_enabled: 'false' } }) as RenderRequest['execute'];
    expect((await render({}, { execute })).htmlAttributes).toEqual({ 'data-motion': 'off' });
    expect((await render({})).htmlAttributes).toEqual({});
  });

  it('is in the language of the settings, and Turkish without an attribute', async () => {
    const inEnglish = siteResponses({ settings: { site_language: 'en-US' } }) as RenderRequest['execute'];
    const { htmlAttributes, headHtml } = await render({}, { execute: inEnglish });
    expect(htmlAttributes).toEqual({ lang: 'en' });
    expect(headHtml).toContain('content="en_US"');
    const backOffice = await render(undefined, { execute: inEnglish, url: 'https://example.org/admin' });
    expect(backOffice.htmlAttributes).toEqual({});
    expect((await render({})).headHtml).toContain('content="tr_TR"');
  });

  it('has the icon of the settings, or leaves it to the product', async () => {
    const execute = siteResponses({ settings: { site_favicon: '/media/a.png' } }) as RenderRequest['execute'];
    expect((await render({}, { execute })).icon).toBe('/media/a.png');
    expect((await render({})).icon).toBeUndefined();
  });

  it.each([
    [{ button_style: 'square' }, '--button-radius:0px'],
    [{ card_style: 'flat' }, ':root [data-card]{'],
    [{ loading_animation: 'bounce' }, '@keyframes loading'],
    [{ smooth_scrolling: 'false' }, 'scroll-behavior:auto'],
  ])('has %j in its styles, and the back office has not', async (values, css) => {
    const execute = siteResponses({ settings: values as Record<string, string> }) as RenderRequest['execute'];
    expect((await render({}, { execute })).styles.at(-1)?.css).toContain(css);
    const { styles } = await render(undefined, { execute, url: 'https://example.org/admin' });
    expect(styles.at(-1)?.css).not.toContain(css);
  });

  it('has the remote’s status', async () => {
    const { status, headHtml } = await render({ page: async () => ({ status: 404, title: 'Sayfa bulunamadı' }) });
    expect(status).toBe(404);
    expect(headHtml).toContain('content="noindex, follow"');
  });

  it('is not rendered when it has moved', async () => {
    const moved = await render({ page: async () => ({ status: 308, title: '', location: '/randevu' }) });
    expect(moved).toMatchObject({ status: 308, location: '/randevu', bodyHtml: '' });
  });

  it('has no owner: it is missing', async () => {
    const { status, bodyHtml } = await renderPage({
      url: 'https://example.org/olmayan-sayfa',
      remotes: [],
      execute: siteResponses({ settings }) as RenderRequest['execute'],
      signal: AbortSignal.timeout(10_000),
    });
    expect(status).toBe(404);
    expect(bodyHtml).toContain('Sayfa bulunamadı');
  });
});

describe('when something fails', () => {
  it('the remote’s data: 503, with the frame around an area that the browser tries', async () => {
    const { status, bodyHtml, boot, errors } = await render({ page: () => Promise.reject(new Error('database away')) });
    expect(status).toBe(503);
    expect(bodyHtml).toContain('href="tel:+902825551234"');
    expect(bodyHtml).not.toContain('Merhaba');
    expect(boot.hasHead).toBeUndefined();
    expect(errors).toEqual([new Error('database away')]);
  });

  it('the remote’s screen: 503, its area is left to the browser, and the failure is reported', async () => {
    const { status, headHtml, bodyHtml, boot, errors } = await render({ default: BrokenScreen });
    expect(status).toBe(503);
    expect(headHtml).toContain('content="noindex"');
    expect(boot.hasHead).toBeUndefined();
    expect(bodyHtml).toContain('href="tel:+902825551234"');
    expect(errors).toEqual([new Error('kırıldı')]);
  });

  it('a part of the screen: the page comes without it, and the failure is reported', async () => {
    const { status, bodyHtml, errors } = await render({
      default: () => (
        <>
          <Screen />
          <PagePart name="broken">
            <BrokenScreen />
          </PagePart>
        </>
      ),
    });
    expect(status).toBe(200);
    expect(bodyHtml).toContain('Merhaba');
    expect(errors).toEqual([new Error('kırıldı')]);
  });

  it('settings and menus: the defaults apply', async () => {
    const { status, bodyHtml } = await render({}, { execute: () => Promise.reject(new Error('database away')) });
    expect(status).toBe(200);
    for (const title of ['Ana Sayfa', 'Hizmetler', 'Randevu', 'İletişim']) expect(bodyHtml).toContain(title);
  });

  it('a remote without a server bundle is no failure: the browser renders it', async () => {
    const { status, bodyHtml, boot, errors } = await render(undefined);
    expect(status).toBe(200);
    expect(bodyHtml).toContain('Yükleniyor…');
    expect(boot.hasHead).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it('the time: it gives up', async () => {
    const stop = new AbortController();
    const rendering = render({ page: () => new Promise(() => {}) }, { signal: stop.signal });
    stop.abort(new Error('time is up'));
    await expect(rendering).rejects.toThrow('time is up');
  });
});
