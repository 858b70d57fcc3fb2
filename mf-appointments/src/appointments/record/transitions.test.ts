import { describe, expect, it } from 'vitest';
import { cardTransitions, menuTransitions, statusSentences } from './transitions.ts';

const said = (transitions: ReturnType<typeof cardTransitions>) =>
  transitions.map(({ to, label }) => `${label} → ${to}`);

describe('status changes', () => {
  it.each([
    ['pending', ['Onayla → confirmed', 'Tamamla → completed', 'İptal Et → cancelled']],
    ['confirmed', ['Tamamla → completed', 'İptal Et → cancelled']],
    ['completed', ['Beklemede Yap → pending']],
    ['cancelled', ['Yeniden Aktifleştir → pending', 'Onayla → confirmed']],
    ['unheard-of', []],
  ])('on the card of a %s one', (status, offered) => {
    expect(said(cardTransitions(status))).toEqual(offered);
  });

  it.each([
    ['pending', ['Onayla → confirmed', 'Tamamla → completed', 'İptal Et → cancelled']],
    ['confirmed', ['Tamamla → completed', 'İptal Et → cancelled']],
    ['completed', []],
    ['cancelled', ['Yeniden Aktifleştir → pending']],
    ['unheard-of', ['İptal Et → cancelled']],
  ])('in the menu of a %s one', (status, offered) => {
    expect(said(menuTransitions(status))).toEqual(offered);
  });

  it('are announced in the specified words', () => {
    expect(statusSentences).toEqual({
      confirmed: 'Randevu onaylandı',
      completed: 'Randevu tamamlandı',
      cancelled: 'Randevu iptal edildi',
      pending: 'Randevu beklemede olarak işaretlendi',
    });
  });
});
