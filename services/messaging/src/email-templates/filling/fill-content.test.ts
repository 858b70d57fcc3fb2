import { describe, expect, it } from 'vitest';
import { fillContent } from './fill-content.ts';
import { fillLine, type TemplateValues } from './template-values.ts';

const table = '<table class="fields"><tr><td>Saat</td></tr></table>';
const values: TemplateValues = {
  parentName: 'Işıl <b>Ğ</b> & "Ö"',
  appointmentTime: '10:00',
  appointmentDetails: table,
  otherAppointments: '',
  clinicPhone: '',
  bookingLink: 'https://ornek.com/randevu?a=1&b=2',
  contactLine: '<a href="tel:1">1</a> numarasından arayın',
};
const fill = (content: string, more: TemplateValues = {}) =>
  fillContent(content, { ...values, ...more }, 'https://ornek.com');

describe('a value', () => {
  it('is escaped, and what it says is not filled in again', () => {
    expect(fill('<p>Sayın {{parentName}}</p>')).toBe('<p>Sayın Işıl &lt;b&gt;Ğ&lt;/b&gt; &amp; &quot;Ö&quot;</p>');
    expect(fill('<p>{{ parentName }}</p>', { parentName: '{{clinicName}} \uE0000\uE001' })).toBe(
      '<p>{{clinicName}} \uE0000\uE001</p>',
    );
  });

  it('of an address is a link, or where a link leads, and stays text in one', () => {
    const url = 'https://ornek.com/randevu?a=1&amp;b=2';
    expect(fill('<p>{{bookingLink}}</p>')).toBe(`<p><a href="${url}">${url}</a></p>`);
    expect(fill('<p><a href="{{bookingLink}}">Randevu</a></p>')).toBe(`<p><a href="${url}">Randevu</a></p>`);
    expect(fill('<p><a href="/x"><b>{{bookingLink}}</b></a></p>')).toBe(
      `<p><a href="https://ornek.com/x"><b>${url}</b></a></p>`,
    );
  });

  it('is nothing for a name that is none', () => {
    expect(fill('<p>{{constructor}}{{x}}{{#if parentName}}a{{appointmentTime}}</p>')).toBe('<p>a10:00</p>');
  });

  it('stands in a subject as it is, in one line', () => {
    expect(fillLine('{{parentName}}: {{ appointmentTime }}', { ...values, parentName: 'Elif\r\nBcc: x@y.z' })).toBe(
      'Elif Bcc: x@y.z: 10:00',
    );
  });
});

describe('a paragraph', () => {
  it.each([
    ['whose variables are all empty is left out', '<p>Telefon: {{clinicPhone}}{{otherAppointments}}</p>', ''],
    ['with one value stays', '<p>{{clinicPhone}} {{appointmentTime}}</p>', '<p> 10:00</p>'],
    ['without variables stays', '<p></p><p>a</p>', '<p></p><p>a</p>'],
    ['that only links to nothing is left out', '<p><a href="{{websiteLink}}">Site</a></p><p>a</p>', '<p>a</p>'],
    [
      'of a list goes with its item',
      '<ul><li><p>{{clinicPhone}}</p></li><li><p>a</p></li></ul>',
      '<ul><li><p>a</p></li></ul>',
    ],
    ['takes a list along that has no other', '<ul><li><p>{{clinicPhone}}</p></li></ul><p>a</p>', '<p>a</p>'],
    [
      'leaves its cell, and a row of nothing goes',
      '<table><tbody><tr><td>Tel</td><td>{{clinicPhone}}</td></tr><tr><td><p>{{clinicPhone}}</p></td><td>{{appointmentTime}}</td></tr></tbody></table>',
      '<table><tbody><tr><td></td><td>10:00</td></tr></tbody></table>',
    ],
  ])('%s', (_, content, expected) => {
    expect(fill(content)).toBe(expected);
  });
});

describe('a block', () => {
  it.each([
    ['stands in the place of its paragraph', '<p>{{appointmentDetails}}</p>', table],
    ['divides a paragraph', '<p>Önce {{appointmentDetails}} sonra</p>', `<p>Önce </p>${table}<p> sonra</p>`],
    [
      'divides what is bold, too',
      '<p><strong>Önce {{appointmentDetails}}</strong> sonra</p>',
      `<p><strong>Önce </strong></p>${table}<p> sonra</p>`,
    ],
    ['stays in an item of a list', '<ul><li><p>{{appointmentDetails}}</p></li></ul>', `<ul><li>${table}</li></ul>`],
    [
      'stays in a cell',
      '<table><tr><td>{{appointmentDetails}}</td></tr></table>',
      `<table><tr><td>${table}</td></tr></table>`,
    ],
    ['takes the words before it along when it is empty', '<p>Şunlar da: {{otherAppointments}}</p><p>a</p>', '<p>a</p>'],
    ['may follow another', '<p>{{appointmentDetails}}{{appointmentDetails}}</p>', table + table],
  ])('%s', (_, content, expected) => {
    expect(fill(content)).toBe(expected);
  });
});

it('a phrase keeps its links, and stays within its sentence', () => {
  expect(fill('<p>Lütfen {{contactLine}}.</p>')).toBe('<p>Lütfen <a href="tel:1">1</a> numarasından arayın.</p>');
});

it('pictures of the site get its address, others keep theirs', () => {
  expect(fill('<p><img src="/uploads/a.png" alt="" /><img src="https://x.y/b.png" /></p>')).toBe(
    '<p><img src="https://ornek.com/uploads/a.png" alt><img src="https://x.y/b.png"></p>',
  );
});
