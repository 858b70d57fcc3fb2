import { Box } from '@practice/ui';
import { type Editor, useEditorState } from '@tiptap/react';
import { Images, Link, Pencil, SquarePlay, Table } from 'lucide-react';
import type { DialogKind } from '../dialogs/insert-dialogs.tsx';
import { PictureFileButton } from '../pictures/picture-file-button.tsx';
import { type Command, commands } from './commands.ts';
import { tableCommands } from './table-commands.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { useToolbarKeys } from './use-toolbar-keys.ts';

const plain = commands.flat();

type ToolbarProps = {
  editor: Editor;
  onDialog: (kind: DialogKind) => void;
  onFiles: (files: File[]) => void;
  hasVideos: boolean;
};

/** The buttons above a text. */
export function Toolbar({ editor, onDialog, onFiles, hasVideos }: ToolbarProps) {
  const keys = useToolbarKeys();
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: plain.filter(({ isOn }) => isOn?.(editor)).map(({ label }) => label),
      unable: plain.filter(({ canRun }) => canRun && !canRun(editor)).map(({ label }) => label),
      isInLink: editor.isActive('link'),
      isInTable: editor.isActive('table'),
      isPicture: editor.isActive('image'),
    }),
  });
  const button = ({ label, icon, keys: pressed, run, isOn }: Command) => (
    <ToolbarButton
      key={label}
      label={label}
      icon={icon}
      keys={pressed}
      isOn={isOn ? state.on.includes(label) : undefined}
      disabled={state.unable.includes(label)}
      onPress={() => run(editor.chain().focus()).run()}
    />
  );
  return (
    <Box role="toolbar" aria-label="Metin araçları" data-part="toolbar" {...keys}>
      {commands.map((group) => (
        <Box key={group[0]?.label} data-part="group">
          {group.map(button)}
        </Box>
      ))}
      <Box data-part="group">
        <ToolbarButton
          label="Bağlantı"
          icon={Link}
          keys="Ctrl+K"
          isOn={state.isInLink}
          onPress={() => onDialog('link')}
        />
        <PictureFileButton onFiles={onFiles} />
        <ToolbarButton label="Kitaplıktan görsel ekle" icon={Images} onPress={() => onDialog('library')} />
        {state.isPicture ? (
          <ToolbarButton label="Görseli düzenle" icon={Pencil} onPress={() => onDialog('picture')} />
        ) : null}
        {hasVideos ? <ToolbarButton label="Video ekle" icon={SquarePlay} onPress={() => onDialog('video')} /> : null}
        <ToolbarButton
          label="Tablo ekle"
          icon={Table}
          disabled={state.isInTable}
          onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        />
      </Box>
      {state.isInTable ? <Box data-part="group">{tableCommands.map(button)}</Box> : null}
    </Box>
  );
}
