import { emailLink, phoneLink, webAddress } from '@practice/contracts';
import { TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import type { InsertDialogProps } from './insert-dialogs.tsx';

/** Where the selected words lead; without a selection the address itself is put in. */
export function LinkDialog({ editor, onClose, hasVariables }: InsertDialogProps & { hasVariables: boolean }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();

  function submit() {
    const href = hrefOf(address) ?? (hasVariables ? variableIn(address) : undefined);
    if (!href) return setError('/ veya https:// ile başlayan bir adres, bir e-posta ya da telefon girin');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      const text = { type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] };
      chain.insertContent(text).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <FormDialog
      open
      title="Bağlantı"
      onClose={onClose}
      onSubmit={submit}
      submitLabel={before ? 'Değiştir' : 'Ekle'}
      alternative={before ? { label: 'Bağlantıyı kaldır', onSelect: remove } : undefined}
    >
      <TextField
        label="Adres"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint={`Sitenin bir sayfası (/hizmetler), başka bir site (https://…), e-posta ya da telefon${hasVariables ? '; {{Randevu sayfası}} gibi bir bağlantı değişkeni de olabilir.' : '.'}`}
        value={address}
        error={error}
        onChange={({ target }) => {
          setAddress(target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

/** What a link may lead to, as people type it; undefined for anything else, `javascript:` among it. */
function hrefOf(typed: string): string | undefined {
  const text = typed.trim();
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(text);
  const scheme = /^(?:mailto|tel):/i.test(text) ? text.slice(text.indexOf(':') + 1) : text;
  return (
    webAddress(text) ?? emailLink(scheme)?.href ?? (isHost ? `https://${text}` : phoneLink(digitsOf(scheme))?.href)
  );
}

/** A variable alone. */
function variableIn(typed: string): string | undefined {
  const name = /^\{\{\s*([^{}<>"]+?)\s*\}\}$/.exec(typed.trim())?.[1];
  return name && `{{${name}}}`;
}

/** '' for what is no number, as a text with digits in it. */
function digitsOf(text: string): string {
  return /^[\d\s()+-]+$/.test(text) ? text : '';
}
