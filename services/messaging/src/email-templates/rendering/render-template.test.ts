import { expect, it } from 'vitest';
import type { Practice } from '../sender.ts';
import { renderTemplate } from './render-template.ts';

const practice: Practice = {
  name: 'Işık & Ğ',
  phone: '0282 000 24 24',
  email: 'bilgi@isik.example',
  address: 'Bir Sokak\nÇorlu',
  therapist: 'Selin',
  siteUrl: 'https://isik.example',
  color: '#884422',
};
const render = (content: string, { color = practice.color, heading = 'Başlık' as string | null } = {}) =>
  renderTemplate(
    { subject: 'Konu {{parentName}}', heading, content },
    { parentName: 'Elif', resetLink: 'https://isik.example/a#b?c=1' },
    { practice: { ...practice, color } },
  );

it('the text has the words of the HTML, lines for lists and tables, and addresses where links lead', async () => {
  const { text } = await render(
    [
      '<h2>İlk ıslık</h2><p>Sayın {{parentName}},<br />merhaba.</p>',
      '<p>Bizi <a href="tel:0282">0282</a> numarasından arayın ya da <a href="/randevu">sayfamıza</a> bakın.</p>',
      '<p><a href="{{resetLink}}">Şifrenizi belirleyin</a></p><p>{{resetLink}}</p>',
      '<ul><li><p>bir</p></li><li>iki</li></ul>',
      '<table><tbody><tr><th>Gün</th><th>Saat</th></tr><tr><td>Salı</td><td>10:00</td></tr></tbody></table>',
      '<p><img src="/a.png" alt="Bahçe" /></p>',
    ].join('\n'),
  );
  expect(text).toBe(
    [
      'İlk ıslık',
      '',
      'Sayın Elif,',
      'merhaba.',
      '',
      'Bizi 0282 numarasından arayın ya da sayfamıza <https://isik.example/randevu> bakın.',
      '',
      'Şifrenizi belirleyin: https://isik.example/a#b?c=1',
      '',
      'https://isik.example/a#b?c=1',
      '',
      '- bir',
      '- iki',
      '',
      'Gün    Saat',
      'Salı   10:00',
    ].join('\n'),
  );
});

it('the HTML has the frame of the practice, in its colour, with its styles in the elements', async () => {
  const { html, subject } = await render('<p style="color:red"><a href="/x">a</a></p>');
  expect(subject).toBe('Konu Elif');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="tr">/);
  expect(html).toContain('<h1 style="margin: 0;font-size: 22px;line-height: 1.3;color: #884422;">Başlık</h1>');
  expect(html).toContain('<p style="color:red"><a href="https://isik.example/x" style="color: #884422;">a</a></p>');
  expect(html).toContain('Işık &amp; Ğ<br>0282 000 24 24<br>Bir Sokak, Çorlu');
  expect(html).not.toContain('<style');
});

it('has no heading where there is none, and no colour that is none', async () => {
  const { html } = await render('<p>a</p>', { heading: null, color: 'red;background:url(https://x.y)' });
  expect(html).not.toContain('<h1');
  expect(html).not.toContain('x.y');
});
