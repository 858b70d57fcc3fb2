import { defineRemote } from '@practice/tooling/rspack';

export default defineRemote({
  name: 'mf-public',
  dir: import.meta.dirname,
  port: 3001,
  routes: ['/*', '!/admin/*'],
  interactiveRoutes: ['/randevu'],
  pageScripts: {
    '/': 'home',
    '/hizmetler': 'services',
    '/hizmetler/:slug': 'services',
    '/hakkimda': 'about',
    '/gizlilik-politikasi': 'legal',
    '/kullanim-sartlari': 'legal',
    '/kvkk-aydinlatma-metni': 'legal',
    '/*': 'address',
  },
  server: true,
});
