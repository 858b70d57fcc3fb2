import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { LazySection, lazySections } from './lazy-sections.tsx';

afterEach(cleanup);

/** A remote with two screens, whose imports are counted. */
function givenSections({ failures = 0 } = {}) {
  const imports: string[] = [];
  const screenNamed = (name: string) => async () => {
    imports.push(name);
    if (imports.length <= failures) throw new Error('no connection');
    return { default: () => <input aria-label={name} /> };
  };
  const sections = lazySections({ blog: screenNamed('Blog'), settings: screenNamed('Ayarlar') });
  const page = (section: string) => (
    <Boundary>
      <Suspense fallback="Yükleniyor…">
        <LazySection sections={sections} section={section} />
      </Suspense>
    </Boundary>
  );
  return { ...sections, imports, page };
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

it('loads the code of the section on screen alone', async () => {
  const { page, imports } = givenSections();
  const { rerender } = render(page('blog'));
  expect(screen.getByText('Yükleniyor…')).toBeTruthy();
  await screen.findByLabelText('Blog');
  expect(imports).toEqual(['Blog']);
  rerender(page('settings'));
  await screen.findByLabelText('Ayarlar');
  expect(imports).toEqual(['Blog', 'Ayarlar']);
});

it('shows a prefetched section at once', async () => {
  const { page, prefetch, imports } = givenSections();
  prefetch('blog');
  await new Promise((resolve) => setTimeout(resolve));
  render(page('blog'));
  expect(screen.getByLabelText('Blog')).toBeTruthy();
  expect(imports).toEqual(['Blog']);
});

it('keeps what a screen holds when the page renders again', async () => {
  const { page } = givenSections();
  const { rerender } = render(page('blog'));
  await userEvent.type(await screen.findByLabelText('Blog'), 'taslak');
  rerender(page('blog'));
  expect(screen.getByLabelText<HTMLInputElement>('Blog').value).toBe('taslak');
});

it('leaves it to the surrounding boundary when the code cannot be loaded, after one retry', async () => {
  const { page, imports } = givenSections({ failures: 2 });
  expectConsole(/no connection/);
  render(page('blog'));
  expect(await screen.findByText('no connection')).toBeTruthy();
  expect(imports).toHaveLength(2);
});

it('is an error for a section that the remote does not have', () => {
  const { page } = givenSections();
  expectConsole(/There is no section/);
  render(page('constructor'));
  expect(screen.getByText('There is no section constructor')).toBeTruthy();
});
