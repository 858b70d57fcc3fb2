import { Box, type HTMLChakraProps } from '@practice/ui';
import type { MouseEvent } from 'react';
import { proseStyle } from './prose-style.ts';

type RichTextProps = Omit<HTMLChakraProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'ref'> & {
  /** As a service gives it: sanitised when it was saved, and again when it was read. */
  html: string;
};

/** Telephone numbers outside of tags: one that is broken over two lines is hard to dial. */
const phoneNumbers = /(?:\+90|\b0) ?\(?\d{3}\)? \d{3} \d{2} \d{2}\b(?![^<>]*>)/g;

/** A text with headings, lists and pictures, as staff have written it. */
export function RichText({ html, css = proseStyle, ...looks }: RichTextProps) {
  return (
    <Box
      css={css}
      onClick={playVideo}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service that has the text
      dangerouslySetInnerHTML={{ __html: html.replace(phoneNumbers, (number) => number.replaceAll(' ', '\u00a0')) }}
      // The script in the head chooses the quality of pictures.
      suppressHydrationWarning
      {...looks}
    />
  );
}

/**
 * Puts the player in the place of a video's link when that is clicked, and not before. Where the page may not show it, as
 * after coming from a page without videos, the link is followed.
 */
function playVideo(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('figure[data-player] a');
  const figure = link?.closest<HTMLElement>('figure');
  const player = figure?.dataset.player;
  if (!link || !figure || !player) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.title = link.textContent ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  function follow({ effectiveDirective }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective === 'frame-src') location.assign(link?.href ?? '');
  }
  document.addEventListener('securitypolicyviolation', follow);
  frame.addEventListener('load', () => document.removeEventListener('securitypolicyviolation', follow), { once: true });
  frame.src = player;
  figure.replaceChildren(frame);
  frame.focus();
}
