import { Link } from '@practice/ui/router';
import { MemoryRouter } from '@practice/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

function Page({ link }: { link: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      {link}
      <p>{`${pathname}${search}${hash} ${useNavigationType()}`}</p>
    </>
  );
}

function show(link: ReactNode) {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page link={link} />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Randevu' });
}

it('has the address, and goes there without loading the page', () => {
  const link = show(<Link to="/randevu?hizmet=oyun#form">Randevu</Link>);
  expect(link.getAttribute('href')).toBe('/randevu?hizmet=oyun#form');
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText('/randevu?hizmet=oyun#form PUSH')).toBeTruthy();
});

it('takes the place of the current entry where it should', () => {
  fireEvent.click(
    show(
      <Link to={{ pathname: '/randevu' }} replace>
        Randevu
      </Link>,
    ),
  );
  expect(screen.getByText('/randevu REPLACE')).toBeTruthy();
});

it.each([
  ['a click with Ctrl', undefined, { ctrlKey: true }],
  ['a click with the middle button', undefined, { button: 1 }],
  ['a link to another tab', '_blank', {}],
])('leaves %s to the browser', (_what, target, init) => {
  // jsdom would say that it opens no pages.
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  fireEvent.click(
    show(
      <Link to="/randevu" target={target}>
        Randevu
      </Link>,
    ),
    init,
  );
  window.removeEventListener('click', stop);
  expect(screen.getByText('/ POP')).toBeTruthy();
});

it('goes nowhere when its click is prevented', () => {
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
  fireEvent.click(
    show(
      <Link to="/randevu" onClick={onClick}>
        Randevu
      </Link>,
    ),
  );
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByText('/ POP')).toBeTruthy();
});
