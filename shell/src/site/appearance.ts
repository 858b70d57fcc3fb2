import { appearanceStyle } from '@practice/ui';
import type { Settings } from './site-settings.ts';

/** The settings of appearance as CSS. The back office has the colours alone: its forms stay as people know them. */
export function siteStyle(settings: Settings, isBackOffice: boolean): string {
  const colors = { primary: settings('primary_color'), secondary: settings('secondary_color') };
  if (isBackOffice) return appearanceStyle(colors);
  return appearanceStyle({
    ...colors,
    buttons: settings('button_style'),
    cards: settings('card_style'),
    loading: settings('loading_animation'),
    isScrollSmooth: settings('smooth_scrolling') !== 'false',
  });
}

/** The attribute `lang` of the site's pages; none for Turkish, in which documents are anyhow, the back office always. */
export function languageAttribute(settings: Settings, isBackOffice: boolean): { lang?: string } {
  const [language = ''] = settings('site_language').split('-');
  return isBackOffice || language === 'tr' ? {} : { lang: language };
}
