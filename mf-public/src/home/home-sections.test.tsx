import { heroSettings, settingDefinitions } from '@practice/contracts';
import { PracticeProvider } from '@practice/ui';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { settingsOf } from '../site/site-settings.ts';
import { ContactSection } from './contact/contact-section.tsx';
import { Hero } from './hero/hero.tsx';

afterEach(cleanup);

function texts(settings: Record<string, string> = {}) {
  const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting' as const,
    settingKey,
    settingValue,
  }));
  return settingsOf({ siteSettings });
}

function show(element: ReactElement) {
  render(
    <MemoryRouter>
      <PracticeProvider>{element}</PracticeProvider>
    </MemoryRouter>,
  );
}

describe('settingsOf', () => {
  it('prefers the setting, then the built-in text; a blank setting is an empty one', () => {
    expect(texts({ hero_title: 'Merhaba' })('hero_title')).toBe('Merhaba');
    expect(texts({ hero_title: '  ' })('hero_title')).toBe(heroSettings.hero_title.default);
    expect(texts()('contact_phone')).toBe('');
  });

  it('makes no claims that the advertising rules forbid', () => {
    const defaults = Object.values(settingDefinitions).map((setting) => setting.default);
    expect(defaults.join(' ')).not.toMatch(/\d\s*[+%]|başarı|garanti|kesin|iyileş|tedavi|en iyi|memnun|puan/i);
  });
});

describe('Hero', () => {
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('shows every text of the settings', () => {
    const settings = {
      hero_welcome_badge: 'Rozet',
      hero_title: 'Başlık',
      hero_subtitle: 'Alt başlık',
      hero_description: 'Açıklama',
      hero_stats_1: 'Bir',
      hero_stats_2: 'İki',
      hero_stats_3: 'Üç',
      about_name: 'Uzm. Psk. Ada Işık',
      about_credentials_1: 'Üyelik',
      about_credentials_2: 'Sertifika',
    };
    show(<Hero text={texts(settings)} />);
    for (const text of Object.values(settings)) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Başlık');
    expect(screen.getByText('AI')).toBeTruthy();
  });

  it('shows no initials while no person is named', () => {
    show(<Hero text={texts()} />);
    expect(screen.queryByText(/^\p{Lu}{1,2}$/u)).toBeNull();
  });

  it.each([
    [{}, '/randevu'],
    [{ hero_button_link: '/hizmetler' }, '/hizmetler'],
    [{ hero_button_link: 'https://example.com/randevu' }, 'https://example.com/randevu'],
    [{ hero_button_link: 'javascript:alert(1)' }, '/randevu'],
    [{ hero_button_link: '//example.com' }, '/randevu'],
    [{ hero_button_link: '/\\example.com' }, '/randevu'],
    [{ hero_button_link: '#iletisim' }, '#iletisim'],
  ])('with %j its button leads to %s', (settings, target) => {
    show(<Hero text={texts(settings)} />);
    expect(link('Randevu Al')).toBe(target);
  });

  it('scrolls to the about section where there is one, else to the services', () => {
    show(<Hero text={texts()} />);
    expect(link('Hizmetleri inceleyin')).toBe('#hizmetler');
    cleanup();
    show(<Hero text={texts()} hasAbout />);
    expect(link('Hakkımda')).toBe('#hakkimda');
  });

  it('shows the portrait of the settings', () => {
    show(<Hero text={texts({ about_name: 'Ada Işık', about_image: '/media/ada.webp' })} />);
    expect(screen.getByRole('img', { name: 'Ada Işık' }).getAttribute('src')).toBe('/media/ada.webp');
  });
});

describe('ContactSection', () => {
  const settings = {
    contact_phone: '0282 652 11 22',
    contact_email: 'bilgi@example.com',
    contact_address: 'Omurtak Cad. 24\nÇorlu',
    contact_working_hours: 'Pazartesi – Cuma',
    whatsapp_number: '0532 111 22 33',
  };

  it('links phone, e-mail and WhatsApp with its preset message', () => {
    show(<ContactSection text={texts(settings)} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toContain('tel:+902826521122');
    expect(hrefs).toContain('mailto:bilgi@example.com');
    const chat = hrefs.find((href) => href.startsWith('https://wa.me/905321112233?text=')) ?? '';
    expect(new URL(chat).searchParams.get('text')).toBe(
      'Merhaba, çocuğum için görüşme hakkında bilgi almak istiyorum.',
    );
  });

  it('keeps the lines of the address and offers a map search while no map is set', () => {
    show(<ContactSection text={texts(settings)} />);
    expect(screen.getAllByText((_, element) => element?.textContent === settings.contact_address)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Haritada açın' }).getAttribute('href')).toContain('query=Omurtak');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each(['', 'https://maps.example.com/embed'])('says the address once, with the map “%s”', (office_map_embed) => {
    show(<ContactSection text={texts({ ...settings, office_map_embed })} />);
    expect(document.body.textContent?.split('Omurtak')).toHaveLength(2);
  });

  it('asks the map service for nothing before the visitor wants the map', () => {
    show(<ContactSection text={texts({ ...settings, office_map_embed: 'https://maps.example.com/embed' })} />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Harita maps.example.com adresinden yüklenir.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Haritada açın' })).toBeTruthy();
  });

  it('embeds the map of the settings when asked, in a sandbox and without a referrer', () => {
    const map = '<iframe src="https://maps.example.com/embed" width="600"></iframe>';
    show(<ContactSection text={texts({ ...settings, office_map_embed: map })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Haritayı göster' }));
    const frame = screen.getByTitle('Ofisin haritadaki yeri');
    expect(frame.getAttribute('src')).toBe('https://maps.example.com/embed');
    expect(document.activeElement).toBe(frame);
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it.each([
    ['office_address_display', 'Omurtak Cad. 24, 3. kat'],
    ['parking_info', 'Arka bahçede iki yer'],
    ['public_transport_info', '5 numaralı dolmuş'],
    ['working_hours_note', 'Resmî tatillerde kapalıyız'],
    ['emergency_contact_note', 'Acil durumda 112’yi arayın'],
  ])('shows the setting %s, with the others and by itself', (key, value) => {
    for (const others of [settings, {}]) {
      show(<ContactSection text={texts({ ...others, [key]: value })} />);
      expect(screen.getAllByText(value)).not.toHaveLength(0);
      cleanup();
    }
  });

  it('shows the display address instead of the postal one, which the map search keeps', () => {
    show(<ContactSection text={texts({ ...settings, office_address_display: 'Çınar İş Merkezi, 3. kat' })} />);
    expect(screen.queryByText(/Omurtak/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Haritada açın' }).getAttribute('href')).toContain('query=Omurtak');
  });

  it('leaves out what is not configured, and sends to the form when nothing is', () => {
    show(<ContactSection text={texts()} />);
    const section = within(screen.getByRole('region', { name: 'Bize ulaşın' }));
    for (const name of ['Adres', 'Telefon', 'E-posta', 'Çalışma saatleri', 'Toplu taşıma', 'Otopark']) {
      expect(section.queryByText(name)).toBeNull();
    }
    for (const scheme of ['tel:', 'mailto:', 'https://wa.me']) {
      expect(document.querySelector(`a[href^="${scheme}"]`)).toBeNull();
    }
    expect(section.queryByRole('button', { name: 'Haritayı göster' })).toBeNull();
    expect(section.getByRole('link', { name: 'Randevu formuna gidin' }).getAttribute('href')).toBe('#randevu');
  });
});

describe('the ground of the first screen', () => {
  const ground = () => document.querySelector('[data-ground]') as HTMLElement;
  const picture = () => ground().querySelector('img[src="/media/a.jpg"]');
  const hero_background_image = '/media/a.jpg';

  it.each([
    [{}, 'solid'],
    [{ hero_background_style: 'gradient', hero_background_image }, 'gradient'],
    [{ hero_background_style: 'image' }, 'solid'],
    [{ hero_background_style: 'image', hero_background_image: 'javascript:alert(1)' }, 'solid'],
  ])('is, of %j, %s without a picture', (settings, style) => {
    show(<Hero text={texts(settings)} />);
    expect([ground().dataset.ground, picture()]).toEqual([style, null]);
  });

  it('is a picture that is decoration, faint under the text', () => {
    show(<Hero text={texts({ hero_background_style: 'image', hero_background_image })} />);
    expect(ground().dataset.ground).toBe('image');
    expect(picture()?.getAttribute('alt')).toBe('');
  });
});
