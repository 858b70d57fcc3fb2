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
    '/hizmetler/*': 'services',
    '/hakkimda': 'about',
    '/blog': 'blog',
    '/blog/*': 'post',
    // In the first script.
    '/randevu': 'expose_routes',
    '/yazi-onizleme': 'preview',
    '/ara': 'search',
    '/iletisim': 'contact',
    '/cerez-politikasi': 'legal',
    '/gizlilik-politikasi': 'legal',
    '/kullanim-sartlari': 'legal',
    '/kvkk-aydinlatma-metni': 'legal',
    '/*': 'address',
  },
  server: true,
});
