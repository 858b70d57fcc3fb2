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

const marks: readonly (readonly [label: string, icon: LucideIcon, mark: string, keys?: string])[] = [
  ['Kalın', Bold, 'bold', 'Ctrl+B'],
  ['Eğik', Italic, 'italic', 'Ctrl+I'],
  ['Altı çizili', Underline, 'underline', 'Ctrl+U'],
  ['Üstü çizili', Strikethrough, 'strike'],
  ['Üst simge', Superscript, 'superscript'],
  ['Alt simge', Subscript, 'subscript'],
];

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
    ...marks.map(([label, icon, mark, keys]) => ({
      ...(keys ? { label, icon, keys } : { label, icon }),
      run: (chain: Chain) => chain.toggleMark(mark),
      isOn: (editor: Editor) => editor.isActive(mark),
    })),
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
