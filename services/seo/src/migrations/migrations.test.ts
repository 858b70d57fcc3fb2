import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { redirectsCompareLatinLetters } from './2026-11-26-redirects-compare-latin-letters.ts';

useTestDatabase([createService()]);

it('redirects are compared in Latin letters, the active one of two stays, and running again does no harm', async () => {
  const redirects = database().collection('redirects');
  const of = (fromKey: string, toKey: string, isActive = true) => ({
    fromUrl: fromKey,
    fromKey,
    toKey,
    isActive,
    hitCount: 0,
  });
  await redirects.insertMany([
    of('/eski-ışık', '/randevu'),
    of('/eski-işik', '/blog', false),
    of('/iletişim', '/iletisim'),
    of('/eski-iletisim', '/blog', false),
    of('/eski-iletişim', '/iletisim'),
    of('/plain', '/hakkımda'),
    of('/çift', '/a'),
    of('/cift', '/b'),
    of('/i\u0307zmir', ''),
  ]);
  for (const _again of ['once', 'twice']) {
    await redirectsCompareLatinLetters.up();
    const stored = await redirects.find({}, { projection: { _id: 0, fromKey: 1, toKey: 1 } }).toArray();
    expect(stored.map(({ fromKey, toKey }) => `${fromKey} ${toKey}`).sort()).toEqual([
      '/cift /b',
      '/eski-iletisim /iletisim',
      '/eski-isik /randevu',
      '/izmir ',
      '/plain /hakkimda',
    ]);
  }
});
