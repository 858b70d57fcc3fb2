import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react';

type Chain = ReturnType<Editor['chain']>;

export type Command = {
  label: string;
  icon: LucideIcon;
  /** As people press it: 'Ctrl+B'. */
  keys?: string;
  run: (chain: Chain) => Chain;
  /** Whether it is on at the cursor; a plain button without it. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
};

/** The buttons of the toolbar that need no dialog, in groups. */
export const commands: readonly (readonly Command[])[] = [
  [
    {
      label: 'Geri al',
      icon: Undo2,
      keys: 'Ctrl+Z',
      run: (chain) => chain.undo(),
      canRun: (editor) => editor.can().undo(),
    },
    {
      label: 'Yinele',
      icon: Redo2,
      keys: 'Ctrl+Shift+Z',
      run: (chain) => chain.redo(),
      canRun: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      label: 'Paragraf',
      icon: Pilcrow,
      run: (chain) => chain.setParagraph(),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    ...([2, 3, 4] as const).map((level) => ({
      label: `Başlık ${level}`,
      icon: { 2: Heading2, 3: Heading3, 4: Heading4 }[level],
      keys: `Ctrl+Alt+${level}`,
      run: (chain: Chain) => chain.toggleHeading({ level }),
      isOn: (editor: Editor) => editor.isActive('heading', { level }),
    })),
  ],
  [
    { label: 'Kalın', icon: Bold, keys: 'Ctrl+B', run: (chain) => chain.toggleBold(), isOn: (e) => e.isActive('bold') },
    {
      label: 'Eğik',
      icon: Italic,
      keys: 'Ctrl+I',
      run: (chain) => chain.toggleItalic(),
      isOn: (e) => e.isActive('italic'),
    },
    {
      label: 'Altı çizili',
      icon: Underline,
      keys: 'Ctrl+U',
      run: (chain) => chain.toggleUnderline(),
      isOn: (e) => e.isActive('underline'),
    },
    {
      label: 'Üstü çizili',
      icon: Strikethrough,
      run: (chain) => chain.toggleStrike(),
      isOn: (e) => e.isActive('strike'),
    },
    {
      label: 'Üst simge',
      icon: Superscript,
      run: (chain) => chain.toggleMark('superscript'),
      isOn: (e) => e.isActive('superscript'),
    },
    {
      label: 'Alt simge',
      icon: Subscript,
      run: (chain) => chain.toggleMark('subscript'),
      isOn: (e) => e.isActive('subscript'),
    },
    {
      label: 'Biçimi temizle',
      icon: RemoveFormatting,
      run: (chain) => chain.unsetAllMarks().clearNodes(),
    },
  ],
  [
    {
      label: 'Madde listesi',
      icon: List,
      keys: 'Ctrl+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: (e) => e.isActive('bulletList'),
    },
    {
      label: 'Numaralı liste',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: (e) => e.isActive('orderedList'),
    },
    {
      label: 'Alıntı',
      icon: Quote,
      keys: 'Ctrl+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: (e) => e.isActive('blockquote'),
    },
    { label: 'Ayırıcı çizgi', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  ],
];
