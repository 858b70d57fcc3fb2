import { CombinedGraphQLErrors } from '@practice/ui/data';
import { expect, it } from 'vitest';
import { saveFailure } from './save-failure.ts';

const refusal = (code: string, message = '') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

it.each([
  ['UNAUTHENTICATED', '', 'Oturum süresi dolmuş. Lütfen yeniden giriş yapın.'],
  ['FORBIDDEN', '', 'Bu işlem için yetkiniz yok.'],
  ['VALIDATION_FAILED', 'Değer çok uzun.', 'Değer çok uzun.'],
  ['INTERNAL', 'boom', 'Ayarlar kaydedilirken bir hata oluştu'],
  ['TOO_MANY_REQUESTS', 'Çok fazla istek gönderdiniz.', 'Çok fazla istek gönderdiniz.'],
])('%s with "%s" shows "%s"', (code, message, sentence) => {
  expect(saveFailure(refusal(code, message))).toBe(sentence);
});

it('a request that never arrived is a connection that failed', () => {
  expect(saveFailure(new TypeError('Failed to fetch'))).toBe(
    'Bağlantı Hatası: Sunucuya bağlanılamadı. İnternet bağlantınızı kontrol edin.',
  );
});
