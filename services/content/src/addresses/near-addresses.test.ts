import { describe, expect, it } from 'vitest';
import { difference, nearAddresses } from './near-addresses.ts';

const known = [
  ['/', 'Ana sayfa'],
  ['/randevu', 'Randevu'],
  ['/iletisim', 'İletişim'],
  ['/hizmetler/oyun-terapisi', 'Oyun Terapisi'],
  ['/hizmetler/oyun-grubu', 'Oyun Grubu'],
  ['/corlu-cocuk-psikologu', 'Çorlu Çocuk Psikoloğu'],
  ['/silivri-cocuk-psikologu', 'Silivri Çocuk Psikoloğu'],
  ['/cerkezkoy-cocuk-psikologu', 'Çerkezköy Çocuk Psikoloğu'],
  ['/tekirdag-cocuk-psikologu', 'Tekirdağ Çocuk Psikoloğu'],
  ['/blog/sinav-kaygisi', 'Sınav kaygısı olan çocuğa nasıl yaklaşmalı?'],
].map(([path = '', title = '']) => ({ path, title, text: '', updatedAt: null, image: null }));
const near = (path: string) => nearAddresses(path, known).map((address) => address.path);

describe('near an address that does not exist', () => {
  it.each([
    ['/randevuu', ['/randevu']],
    ['/İletişim', ['/iletisim']],
    ['/ileti%C5%9Fim', ['/iletisim']],
    ['/sinav-kaygilari', ['/blog/sinav-kaygisi']],
    ['/2019/05/sinav-kaygisi.html', ['/blog/sinav-kaygisi']],
    ['/corlu-cocuk-psikolog', ['/corlu-cocuk-psikologu']],
    ['/oyun-terapi', ['/hizmetler/oyun-terapisi']],
  ])('%s are first %j', (path, expected) => {
    expect(near(path).slice(0, expected.length)).toEqual(expected);
  });

  it.each(['/wp-login.php', '/xyz', '/%ff', '/', '/---', `/${'a'.repeat(3000)}`])('%s is nothing', (path) => {
    expect(near(path)).toEqual([]);
  });

  it('there are three at most', () => {
    expect(near('/istanbul-cocuk-psikologu')).toHaveLength(3);
  });
});

it('the difference of two texts is the part of letters that differ', () => {
  expect(difference('randevu', 'randevu')).toBe(0);
  expect(difference('randevu', 'rendevu')).toBeCloseTo(1 / 7);
  expect(difference('a', 'randevu')).toBe(1);
});
