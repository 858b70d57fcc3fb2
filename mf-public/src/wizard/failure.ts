import { problems } from '@practice/contracts';
import { type Problem, readProblem } from '@practice/ui/query';

/** Title of the error toast; in English, as the specified text is. */
export const ERROR_TOAST_TITLE = 'Validation Error';

const unexplained = 'Randevu talebi gönderilirken bir hata oluştu. Lütfen alanları kontrol edip tekrar deneyin.';
const nothingLost = 'Yazdıklarınız kaybolmadı.';
const sentOnce = 'Yazdıklarınız kaybolmadı; aynı talep iki kez kaydedilmez.';

/** Shown when the code that checks the form cannot be loaded, or is slow. */
export const RULES_MISSING = `Bilgileriniz şu anda kontrol edilemedi. Bağlantınızı kontrol edip tekrar deneyin. ${nothingLost}`;

/** What is said beside the button; after a final refusal nothing can be tried again. */
export type Failure = { text: string; isFinal?: boolean };

export const TOO_MANY_REQUESTS_OPEN: Failure = { text: problems.TOO_MANY_OPEN_REQUESTS.message, isFinal: true };

/** Whether sending the same again can only be refused again: what is left is to call. */
export function isFinal({ code }: Problem): boolean {
  return code === 'TOO_MANY_OPEN_REQUESTS' || code === 'BOOKING_CLOSED';
}

/** Thrown when the server has not answered in time. */
export class ResponseTimeout extends Error {}

/** Turns whatever was thrown while sending into a Problem. */
export function readSendingProblem(error: unknown): Problem {
  if (error instanceof ResponseTimeout) {
    return { code: 'TIMEOUT', message: 'Sunucudan yanıt gelmedi. Lütfen tekrar deneyin.', errors: [], offline: false };
  }
  return readProblem(error);
}

const unanswered = new Set(['OFFLINE', 'UNREACHABLE', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL']);

/** Whether the request may have been carried out although no proper answer came. */
export function isUnanswered({ code }: Problem): boolean {
  return unanswered.has(code);
}

/** Whether the server rejected the time itself. */
export function isTimeGone({ code }: Problem): boolean {
  return code === 'SLOT_TAKEN' || code === 'SLOT_CLOSED';
}

/** Description of the error toast: up to three field errors, else the message. */
export function toastText({ code, message, errors }: Pick<Problem, 'code' | 'message' | 'errors'>): string {
  if (errors.length > 0) {
    const fields = errors.slice(0, 3).map((each) => `${each.field}: ${each.message || each.code}`);
    return `Doğrulama hatası: ${fields.join(' | ')}`;
  }
  const saysNothing = message === '' || (code === 'INTERNAL' && message === problems.INTERNAL.message);
  return saysNothing ? unexplained : message;
}

/** The sentence beside the button: what happened, what to do, and that nothing is lost. */
export function failureText(problem: Problem): string {
  if (problem.code === 'TOO_MANY_REQUESTS') {
    const wait = problem.retryAfterSeconds ? waitText(problem.retryAfterSeconds) : 'biraz';
    return `Kısa sürede çok fazla talep gönderildi. Lütfen ${wait} bekleyip tekrar deneyin. ${nothingLost}`;
  }
  if (problem.code === 'OFFLINE' || problem.challenge) return `${problem.message} ${nothingLost}`;
  if (isUnanswered(problem)) return `${problem.message} ${sentOnce}`;
  return problem.message;
}

/** Seconds as a parent would say it: `40 saniye`, `5 dakika`; minutes are rounded up. */
export function waitText(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} saniye` : `${Math.ceil(seconds / 60)} dakika`;
}
