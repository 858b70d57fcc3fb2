import { SLOW_MS, type UrlFaultKind } from '@practice/contracts';
import type { StoredUrlAnswer } from './url-health.model.ts';

export type Fault = { kind: UrlFaultKind; detail: string; target: string | null };

/** What is wrong with a page, by what it and the addresses that it names answered. */
export function faultsOf(
  answer: StoredUrlAnswer,
  { answers, isListed }: { answers: ReadonlyMap<string, StoredUrlAnswer>; isListed: boolean },
): Fault[] {
  if (answer.statusCode !== 200) {
    const detail = answer.problem ?? `Sayfa ${answer.statusCode} koduyla yanıt veriyor.`;
    return [{ kind: 'unreachable', detail, target: null }];
  }
  const faults: Fault[] = [];
  const add = (kind: UrlFaultKind, detail: string, target: string | null = null) =>
    faults.push({ kind, detail, target });
  const { page, responseTime, redirectedTo } = answer;
  if (redirectedTo) add('redirected', `Adres ${redirectedTo} adresine yönlendiriyor.`, redirectedTo);
  if (responseTime !== null && responseTime > SLOW_MS) add('slow', `Sayfa ${responseTime} ms'de yanıt veriyor.`);
  if (!page) return faults;
  if (page.isNoindex && isListed) add('noindex', 'Site haritasında olduğu hâlde arama motorlarına kapalı (noindex).');
  for (const target of page.insecure) add('mixedContent', `Güvenli olmayan (http) dosya: ${target}`, target);
  for (const [kind, what, targets] of [
    ['brokenLink', 'Bağlantı', page.links],
    ['brokenPicture', 'Görsel', page.pictures],
  ] as const) {
    for (const target of targets) {
      const found = answers.get(target);
      if (found && isBroken(found)) add(kind, `${what} açılmıyor${codeOf(found)}: ${shown(target)}`, target);
    }
  }
  if (!page.hasDescription) add('missingDescription', 'Açıklama (meta description) yok.');
  if (page.headings === 0) add('noHeading', 'Ana başlık (h1) yok.');
  if (page.headings > 1) add('severalHeadings', `${page.headings} ana başlık (h1) var; bir tane olmalı.`);
  for (const target of page.withoutAlt)
    add('missingAlt', `Alternatif metni (alt) olmayan görsel: ${shown(target)}`, target);
  return faults;
}

/** 401 and 403 are behind a sign-in and there; 405 and 429 say nothing about the address. */
function isBroken({ statusCode }: StoredUrlAnswer): boolean {
  return statusCode === null || (statusCode >= 400 && ![401, 403, 405, 429].includes(statusCode));
}

function codeOf({ statusCode }: StoredUrlAnswer): string {
  return statusCode === null ? '' : ` (${statusCode})`;
}

/** As people read it, without escapes where it has any that can be read. */
function shown(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
