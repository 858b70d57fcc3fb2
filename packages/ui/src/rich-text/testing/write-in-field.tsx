import { PracticeProvider } from '@practice/ui';
import { FormUploadsContext, StaffContext, useFormUploads } from '@practice/ui/back-office';
import { cleanup, render as renderAlone, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll } from 'vitest';
import { installDialog } from '../../testing/install-dialog.ts';
import { RichTextField } from '../rich-text-field.tsx';

/** What the library has. */
const house = { id: '1', url: '/uploads/ev.png', fileName: 'ev.png', alt: 'Bir ev', tags: [], width: 9, height: 9 };
const staff = {
  user: { id: 'u1', username: 'asistan', role: 'moderator', needsTwoStep: false },
  fetch: async () => Response.json([house]),
} as unknown as Parameters<typeof StaffContext>[0]['value'];
export const signedIn = (children: ReactNode) => (
  <PracticeProvider>
    <StaffContext value={staff}>
      <WithUploads>{children}</WithUploads>
    </StaffContext>
  </PracticeProvider>
);
function WithUploads({ children }: { children: ReactNode }) {
  return <FormUploadsContext value={useFormUploads()}>{children}</FormUploadsContext>;
}
/** Renders the field as the back office does, for staff who are signed in. */
export const render = (children: ReactNode) => {
  const { rerender } = renderAlone(signedIn(children));
  return { rerender: (changed: ReactNode) => rerender(signedIn(changed)) };
};

/** Prepares a test file that writes in the field. */
export function prepareRichTextField(): void {
  afterEach(cleanup);
  beforeAll(loadEditor, 60_000);
}

async function loadEditor(): Promise<void> {
  installDialog();
  // The field waits only so long for it, and a busy machine takes longer the first time.
  await import('../rich-text-editor.tsx');
  // jsdom has no layout, of which the editor asks where its cursor is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}

function Form({ html, onType }: { html: string; onType: (html: string) => void }) {
  const [value, setValue] = useState(html);
  return (
    <>
      <RichTextField
        label="Metin"
        value={value}
        onChange={(next) => {
          onType(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('<p>Başkasının metni</p>')}>
        Başkası
      </button>
    </>
  );
}

/** Shows a text in the field, and gives what a test does with it. */
export async function write(html = '') {
  const seen: string[] = [];
  render(<Form html={html} onType={(next) => seen.push(next)} />);
  const text = await screen.findByRole('textbox', { name: 'Metin' }, { timeout: 20_000 });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { text, press, dialogOf, last: () => seen.at(-1), seen };
}
