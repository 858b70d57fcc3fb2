import { phoneLink, practicePhone, settingValue, siteName } from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';
import type { Response } from 'express';
import { localsOf } from '../edge/locals.ts';
import { type LinkPage, linkPageHtml, type Practice } from './link-page.ts';

/** Answers with a page that a link in an e-mail leads to: nothing keeps it, lists it, or learns its address. */
export async function sendLinkPage(response: Response, status: number, page: LinkPage): Promise<void> {
  response.status(status);
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
  const { nonce } = localsOf(response);
  response.type('html').send(linkPageHtml(page, { practice: await readPractice(), nonce }));
}

async function readPractice(): Promise<Practice> {
  const stored = await readAllSettings();
  const read = (key: Parameters<typeof settingValue>[1]) => settingValue(stored, key).trim();
  return { name: siteName(read), phone: phoneLink(practicePhone(read)) };
}
