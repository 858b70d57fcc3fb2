import { expect, it } from 'vitest';
import { fileUploadBody } from './appointment-files.ts';
import { webAddress } from './contact-links.ts';
import { uploadedFile } from './media.ts';
import { createMenuItemInput } from './menus.ts';
import { uploadSoundInput } from './notification-sounds.ts';
import { createRedirectInput } from './redirects.ts';
import { createUserInput } from './users.ts';

// Names and addresses are what they look like.
const base64 = 'AAAA';

it.each([
  ['../../../../tmp/pwn.pdf', 'pwn.pdf'],
  ['C:\\fakepath\\rapor.pdf', 'rapor.pdf'],
  ['a"\r\nX: y;.pdf', 'a" X: y;.pdf'],
  ['abc\u202efdp.exe.pdf', 'abcfdp.exe.pdf'],
  ['  Işıl’ın çizimi (2).png ', 'Işıl’ın çizimi (2).png'],
])('the file %j is called %j, whatever takes it', (sent, kept) => {
  const upload = fileUploadBody.parse({ fileName: sent, fileType: 'document', fileSize: 1 });
  expect(upload.fileName).toBe(kept);
  expect(uploadedFile.parse({ fileName: sent, base64 }).fileName).toBe(kept);
  expect(uploadSoundInput.parse({ sound: { fileName: sent, base64 } }).sound.fileName).toBe(kept);
});

it('a file needs a name of its own', () => {
  for (const fileName of ['', 'klasör/', '\u200b', 'x'.repeat(201)])
    expect(uploadedFile.safeParse({ fileName, base64 }).success).toBe(false);
});

const nameOf = (username: string) =>
  createUserInput.safeParse({ username, email: 'a@ornek.example', role: 'user' }).data?.username;

it('a username has letters of one script and nothing unseen', () => {
  for (const username of ['\u0430dmin', 'elif.\u03bf', 'sel\u0456n'])
    expect([username, nameOf(username)]).toEqual([username, undefined]);
  for (const username of ['admin', 'Şule Çınar-2', 'elif.y', 'Светлана', '山田'])
    expect(nameOf(username)).toBe(username);
  expect(nameOf('admin\u200b')).toBe('admin');
});

it.each([
  'https://ok.example*',
  'https://$1',
  'https://*',
  'https://user:pw@evil.tld',
  'https://klinik.example@evil.tld/',
  'https://[::1]/',
])('%s is no address to lead people to', (address) => {
  expect(webAddress(address)).toBeUndefined();
  expect(createRedirectInput.safeParse({ fromUrl: '/a', toUrl: address }).success).toBe(false);
  expect(createMenuItemInput.safeParse({ menuId: '1', title: 'x', url: address }).success).toBe(false);
});

it('an address in letters of any language is one, as its host is spelled for programs', () => {
  for (const address of ['https://çocuk.example/a', 'http://localhost:4000/', 'https://a-b.example:8443/x?y=z#w'])
    expect(webAddress(address)).toBe(address);
});

const item = (fields: object) => createMenuItemInput.safeParse({ menuId: '1', title: 'x', ...fields }).success;

it('a menu item has an icon by its name, and classes that leave it in its place', () => {
  for (const icon of ['<svg onload=1>', 'a"b', 'x\ny']) expect([icon, item({ icon })]).toEqual([icon, false]);
  for (const icon of ['phone', 'fa fa-home', '']) expect([icon, item({ icon })]).toEqual([icon, true]);
  for (const cssClasses of ['fixed inset-0 z-50 bg-white', 'a absolute', 'w-screen', '-top-8', 'z-10'])
    expect([cssClasses, item({ cssClasses })]).toEqual([cssClasses, false]);
  for (const cssClasses of ['btn btn-primary', 'menu-item topbar', 'zoom fixed-width'])
    expect([cssClasses, item({ cssClasses })]).toEqual([cssClasses, true]);
});
