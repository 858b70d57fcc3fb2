type MenuSeed = { name: string; slug: string; location: string; items: { title: string; url: string }[] };

/** Menus of the site; their targets are the pages and anchors that there are. */
export const menus: MenuSeed[] = [
  {
    name: 'Üst Menü',
    slug: 'header',
    location: 'header',
    items: [
      { title: 'Ana Sayfa', url: '/' },
      { title: 'Hizmetler', url: '/hizmetler' },
      { title: 'Hakkımda', url: '/hakkimda' },
      { title: 'Blog', url: '/blog' },
      { title: 'İletişim', url: '/iletisim' },
    ],
  },
  {
    name: 'Alt Menü',
    slug: 'footer',
    location: 'footer',
    items: [
      { title: 'Ana Sayfa', url: '/#anasayfa' },
      { title: 'Hizmetler', url: '/hizmetler' },
      { title: 'Hakkımda', url: '/hakkimda' },
      { title: 'Blog', url: '/blog' },
      { title: 'Randevu Al', url: '/randevu' },
      { title: 'İletişim', url: '/iletisim' },
    ],
  },
];
