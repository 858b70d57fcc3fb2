import type { MouseEvent } from 'react';

/**
 * Puts the player in the place of a video's link when that is clicked, and not before. Where the page may not show it, as
 * after coming from a page without videos, the link is followed.
 */
export function playVideo(event: MouseEvent<HTMLElement>): void {
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
