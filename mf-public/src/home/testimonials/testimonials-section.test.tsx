import { ApiProblem, fakeApi, renderPage } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../site/site-settings.ts';
import { sampleTestimonials } from './sample-testimonials.ts';
import { TestimonialsSection } from './testimonials-section.tsx';

const textOf = (enabled: string) =>
  settingsOf({
    siteSettings: [{ __typename: 'SiteSetting', settingKey: 'testimonials_enabled', settingValue: enabled }],
  });
const record = (id: string, content: string) => ({ id, clientName: 'E. Y.', clientTitle: null, content });

function show(enabled: string, testimonials: unknown) {
  const api = fakeApi({ Query: { testimonials } });
  renderPage(<TestimonialsSection text={textOf(enabled)} />, { api, address: '/' });
  return api;
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.querySelector('blockquote')?.textContent);

describe('testimonials', () => {
  it.each(['false', '', '1', 'TRUE'])('are neither shown nor requested with the setting at “%s”', (enabled) => {
    const api = show(enabled, [record('1', 'Bir')]);
    expect(document.querySelector('section')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('are those of the server, in its order', async () => {
    show('true', [record('2', 'İki'), record('1', 'Bir')]);
    expect(screen.getByText('Yükleniyor...').getAttribute('role')).toBe('status');
    await screen.findByText('İki');
    expect(shown()).toEqual(['İki', 'Bir']);
  });

  it('are the three samples when the server has none, or cannot say', async () => {
    show('true', []);
    await screen.findByText(sampleTestimonials[0]?.content ?? '');
    expect(shown()).toHaveLength(3);
  });

  it('are the samples when the server fails', async () => {
    show('true', () => {
      throw new ApiProblem('FORBIDDEN');
    });
    await screen.findByText(sampleTestimonials[0]?.content ?? '');
  });

  it('the samples promise nothing that advertising rules forbid', () => {
    const words = sampleTestimonials.map(({ content }) => content).join(' ');
    expect(words).not.toMatch(
      /\d\s*[+%]|başarı|garanti|kesin|iyileş|düzel|geçti\b|tedavi|en iyi|memnun|puan|teşekkür/i,
    );
  });
});
